import type { Fields } from '../../fields.ts';

/** An entry of a citation file: lists of texts by their tags or fields. */
export class CitationEntry {
  readonly format: 'RIS' | 'BibTeX';
  readonly fields: Fields;

  constructor(format: 'RIS' | 'BibTeX', fields: Fields) {
    this.format = format;
    this.fields = fields;
  }
}
