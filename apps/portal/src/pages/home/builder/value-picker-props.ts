import type { SearchedKind } from '@open-discovery/model';

export interface ValuePickerProps {
  readonly kind: SearchedKind;
  readonly field: string;
  readonly value: string;
  readonly label: string;
  readonly onChange: (value: string) => void;
}

export interface NamedValue {
  readonly value: string;
  readonly name: string;
  readonly count: string;
}
