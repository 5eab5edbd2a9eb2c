// The texts beside the tables of round trips in docs/formats.md.

/** The reasons for the gaps in the table of round trips. */
export const LOSSES = [
  'What formats cannot express:',
  '',
  '- **identifier**: BibTeX and CFF have the DOI of a work, from which every portal derives the same id, otherwise the id, next',
  '  to the key (`ids`) or among the identifiers. The others have the id, or the address of the page, from which it is read.',
  '- **type**: only JSON, OpenAIRE and CSV say which of the four types of products a work is. Elsewhere this follows from',
  '  its kind: an image counts as research data.',
  '- **title**, **subtitle**: CSL-JSON and RIS have one title, in which the subtitle follows a colon, as citations need it. Dublin Core',
  '  has several without a kind, so it becomes another title.',
  '- **names of authors**: a name of two words without a comma may be a person’s, so “Google Brain” is written with the family',
  '  name first.',
  '- **ORCID iDs**: Dublin Core, CSL-JSON, BibTeX and RIS have only names.',
  '- **other identifiers**: CSL-JSON has the DOI, PMID and PMCID, and an address if there is no DOI.',
  '- **language**: CodeMeta and CFF have no language of a work.',
  '- **venue**, **volume**, **issue**, **ISSN**, **pages**: Dublin Core has one text for the source, which is kept in `sources`.',
  '- **license**: BibTeX and RIS have none.',
  '- **access right**: DataCite, OpenAIRE and Dublin Core have no word for open source, which becomes open. The others have',
  '  none at all; with CSL-JSON, a Creative Commons license says that a work is open.',
  '- **grant numbers**: CSL-JSON, BibTeX, RIS and CFF have none.',
  '- **version**: Dublin Core has none.',
  '- **formats**: CSL-JSON, BibTeX, RIS and CSV have none.',
  '',
];

/** The paragraph above the second table. */
export const OTHERS = [
  'Projects, organizations, data sources, services, communities and a person in the same way. DataCite, Dublin Core, CSL-JSON,',
  'BibTeX and RIS describe documents only. The type of such a record is the name of its kind, such as `Project`, or its address',
  'is that of its page; by these, the importer recognizes that it is not a document.',
  '',
];

/** The reasons for the gaps in the second table. */
export const LOSSES_OF_OTHERS = [
  'What formats cannot express:',
  '',
  '- **other names**: CSL-JSON, BibTeX, RIS and CSV have one short name besides the name.',
  '- **last day**, **country**: documents have none.',
  '- **grant number**: CSL-JSON, BibTeX and RIS have none.',
  '- **website**: CSL-JSON and BibTeX have one address, which is the ROR or another identifier if there is one.',
  '- **other identifiers**: Dublin Core, CSL-JSON, BibTeX, RIS and CSV have addresses, which identifiers such as those of GRID',
  '  and the Crossref funder registry lack.',
  '',
];
