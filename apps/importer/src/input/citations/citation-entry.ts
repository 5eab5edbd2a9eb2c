import type { Fields } from '../../fields.ts';

/** An entry of a citation file: lists of texts by their tags or fields. */
export class CitationEntry {
  readonly format: 'RIS' | 'MEDLINE' | 'Web of Science' | 'BibTeX';
  readonly fields: Fields;

  constructor(format: CitationEntry['format'], fields: Fields) {
    this.format = format;
    this.fields = fields;
  }
}
