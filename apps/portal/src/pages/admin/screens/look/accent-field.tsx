import { useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { useMessages } from '../../../../messages/use-messages.ts';
import type { FieldProps } from '../../parts/fields/field.tsx';
import { TextField } from '../../parts/fields/text-field.tsx';
import { useFormat } from '../../../../runtime/use-format.ts';
import { accentColors } from '../../../../runtime/accent-colors.ts';
import { colorRule } from './color-rule.ts';
import { contrast } from './contrast.ts';
import type { Rgb } from './contrast.ts';

/** WCAG 2.2, success criterion 1.4.3. */
const ENOUGH = 4.5;

/** The accent color, with what becomes of it in the light and the dark theme. */
export const AccentField = (props: FieldProps<string>) => {
  const t = useMessages();
  return (
    <>
      <TextField {...props} isCode hint={t('admin-look.accent-hint')} />
      {props.value !== '' && colorRule(props.value) === null && (
        <div className="row">
          <Sample accent={props.value} theme="light" />
          <Sample accent={props.value} theme="dark" />
        </div>
      )}
    </>
  );
};

interface SampleProps {
  readonly accent: string;
  readonly theme: 'light' | 'dark';
}

/** A piece of a page in one theme, and how well its links can be read. */
const Sample = ({ accent, theme }: SampleProps) => {
  const t = useMessages();
  const format = useFormat();
  const paper = useRef<HTMLDivElement>(null);
  const [ratio, setRatio] = useState<number | null>(null);
  useLayoutEffect(() => {
    const link = paper.current?.querySelector('strong');
    if (!paper.current || !link) return;
    const [ink, back] = [
      rgbOf(getComputedStyle(link).color),
      rgbOf(getComputedStyle(paper.current).backgroundColor),
    ];
    setRatio(ink && back ? contrast(ink, back) : null);
  }, [accent]);
  // React writes custom properties as they are; its type does not know them.
  const style = accentColors(accent) as CSSProperties;
  return (
    <div ref={paper} className="admin-look-sample" data-theme={theme} style={style}>
      <p>
        <strong>{t('admin-look.sample')}</strong>
      </p>
      <p>
        <span className="btn primary">{t('admin-look.sample-button')}</span>
      </p>
      <p>
        {t('admin.named', {
          name: t(`admin-look.theme-${theme}`),
          value:
            ratio === null
              ? ''
              : t(ratio >= ENOUGH ? 'admin-look.readable' : 'admin-look.hard-to-read', {
                  ratio: format.number(Math.floor(ratio * 10) / 10),
                }),
        })}
      </p>
    </div>
  );
};

/** Returns a computed color as numbers, whatever notation it has; null where the browser cannot paint. */
const rgbOf = (color: string): Rgb | null => {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
};
