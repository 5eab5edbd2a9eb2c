/** Funders by their short name in the graph: full name, other spellings, jurisdiction. */
const FUNDERS = {
  AKA: {
    name: 'Academy of Finland',
    other: ['Research Council of Finland', 'Suomen Akatemia'],
    jurisdiction: 'FI',
  },
  ANR: {
    name: 'French National Research Agency (ANR)',
    other: ['Agence Nationale de la Recherche', 'French National Research Agency'],
    jurisdiction: 'FR',
  },
  ARC: {
    name: 'Australian Research Council (ARC)',
    other: ['Australian Research Council'],
    jurisdiction: 'AU',
  },
  CHISTERA: { name: 'CHIST-ERA', other: [], jurisdiction: 'EU' },
  CIHR: { name: 'Canadian Institutes of Health Research', other: [], jurisdiction: 'CA' },
  CONICYT: {
    name: 'Comisión Nacional de Investigación Científica y Tecnológica',
    other: [],
    jurisdiction: 'CL',
  },
  DFG: {
    name: 'Deutsche Forschungsgemeinschaft',
    other: ['German Research Foundation', 'Deutsche Forschungsgemeinschaft (DFG)', 'DFGF'],
    jurisdiction: 'DE',
  },
  EC: { name: 'European Commission', other: [], jurisdiction: 'EU' },
  EEA: { name: 'European Environment Agency', other: [], jurisdiction: 'EU' },
  FCT: {
    name: 'Fundação para a Ciência e a Tecnologia, I.P.',
    other: ['Fundação para a Ciência e a Tecnologia', 'Fundação para a Ciência e Tecnologia'],
    jurisdiction: 'PT',
  },
  FWF: { name: 'Austrian Science Fund (FWF)', other: ['Austrian Science Fund'], jurisdiction: 'AT' },
  GSRI: {
    name: 'General Secretariat of Research and Innovation (GSRI)',
    other: ['General Secretariat for Research and Innovation'],
    jurisdiction: 'GR',
  },
  HRZZ: {
    name: 'Croatian Science Foundation (CSF)',
    other: ['Croatian Science Foundation'],
    jurisdiction: 'HR',
  },
  MESTD: {
    name: 'Ministry of Education, Science and Technological Development of Republic of Serbia',
    other: [],
    jurisdiction: 'RS',
  },
  MZOS: {
    name: 'Ministry of Science, Education and Sports of the Republic of Croatia (MSES)',
    other: [],
    jurisdiction: 'HR',
  },
  NHMRC: {
    name: 'National Health and Medical Research Council (NHMRC)',
    other: ['National Health and Medical Research Council'],
    jurisdiction: 'AU',
  },
  NIH: { name: 'National Institutes of Health', other: [], jurisdiction: 'US' },
  NSERC: {
    name: 'Natural Sciences and Engineering Research Council of Canada',
    other: [],
    jurisdiction: 'CA',
  },
  NSF: {
    name: 'National Science Foundation',
    other: ['U.S. National Science Foundation'],
    jurisdiction: 'US',
  },
  NWO: {
    name: 'Netherlands Organisation for Scientific Research (NWO)',
    other: ['Netherlands Organisation for Scientific Research', 'Dutch Research Council'],
    jurisdiction: 'NL',
  },
  RCN: {
    name: 'Research Council of Norway',
    other: ['Research Council of Norway (RCN)'],
    jurisdiction: 'NO',
  },
  RIF: { name: 'Research and Innovation Foundation', other: [], jurisdiction: 'CY' },
  SFI: { name: 'Science Foundation Ireland', other: [], jurisdiction: 'IE' },
  SNSF: { name: 'Swiss National Science Foundation', other: [], jurisdiction: 'CH' },
  SSHRC: { name: 'Social Sciences and Humanities Research Council', other: [], jurisdiction: 'CA' },
  TARA: { name: 'Tara Expeditions Foundation', other: [], jurisdiction: 'FR' },
  TUBITAK: {
    name: 'Türkiye Bilimsel ve Teknolojik Araştırma Kurumu',
    other: ['TÜBİTAK', 'Scientific and Technological Research Council of Turkey'],
    jurisdiction: 'TR',
  },
  UKRI: { name: 'UK Research and Innovation', other: [], jurisdiction: 'GB' },
  WT: { name: 'Wellcome Trust', other: ['Wellcome'], jurisdiction: 'GB' },
} as const satisfies Record<string, { name: string; other: readonly string[]; jurisdiction: string }>;

/** A funder as records name it. */
export interface Funder {
  /** `EC`; for an unlisted funder, the source's own name. */
  readonly shortName: string;
  readonly name: string;
  /** ISO country code or `EU`; null if unknown. */
  readonly jurisdiction: string | null;
}

const BY_WORD: ReadonlyMap<string, Funder> = new Map(
  Object.entries(FUNDERS).flatMap(([shortName, { name, other, jurisdiction }]): [string, Funder][] =>
    [shortName, name, ...other].map((word) => [word.toLowerCase(), { shortName, name, jurisdiction }]),
  ),
);

/**
 * Parses a short or full name of a funder; null for an unlisted one.
 * @example parseFunder('european commission')?.shortName // 'EC'
 */
export const parseFunder = (text: string | null | undefined): Funder | null =>
  BY_WORD.get((text ?? '').trim().toLowerCase()) ?? null;
