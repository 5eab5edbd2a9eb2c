/** Levels 1 and 2 of the OECD fields of science, with code and label in one text as in the graph. */
export const FIELDS_OF_SCIENCE = {
  '01 natural sciences': [
    '0101 mathematics',
    '0102 computer and information sciences',
    '0103 physical sciences',
    '0104 chemical sciences',
    '0105 earth and related environmental sciences',
    '0106 biological sciences',
    '0107 other natural sciences',
  ],
  '02 engineering and technology': [
    '0201 civil engineering',
    '0202 electrical engineering, electronic engineering, information engineering',
    '0203 mechanical engineering',
    '0204 chemical engineering',
    '0205 materials engineering',
    '0206 medical engineering',
    '0207 environmental engineering',
    '0208 environmental biotechnology',
    '0209 industrial biotechnology',
    '0210 nano-technology',
    '0211 other engineering and technologies',
  ],
  '03 medical and health sciences': [
    '0301 basic medicine',
    '0302 clinical medicine',
    '0303 health sciences',
    '0304 medical biotechnology',
    '0305 other medical science',
  ],
  '04 agricultural and veterinary sciences': [
    '0401 agriculture, forestry, and fisheries',
    '0402 animal and dairy science',
    '0403 veterinary science',
    '0404 agricultural biotechnology',
    '0405 other agricultural sciences',
  ],
  '05 social sciences': [
    '0501 psychology and cognitive sciences',
    '0502 economics and business',
    '0503 education',
    '0504 sociology',
    '0505 law',
    '0506 political science',
    '0507 social and economic geography',
    '0508 media and communications',
    '0509 other social sciences',
  ],
  '06 humanities and the arts': [
    '0601 history and archaeology',
    '0602 languages and literature',
    '0603 philosophy, ethics and religion',
    '0604 arts',
    '0605 other humanities',
  ],
} as const;

/** A field of the top level, code and label in one text. */
export type FieldOfScience = keyof typeof FIELDS_OF_SCIENCE;
/** The six fields of the top level. */
export const TOP_FIELDS_OF_SCIENCE = Object.keys(FIELDS_OF_SCIENCE) as FieldOfScience[];

const FIELD = /^(\d{2}(?:\d{2})*) (\S.*)$/;

/**
 * Parses a subject to a field of science with code and label, two digits per level; `null` for any other subject.
 * @example parseFieldOfScience('0103 physical sciences') // { code: '0103', label: 'physical sciences', level: 2 }
 */
export const parseFieldOfScience = (
  text: string | null | undefined,
): { code: string; label: string; level: number } | null => {
  const match = FIELD.exec((text ?? '').trim());
  const [, code, label] = match ?? [];
  return code === undefined || label === undefined ? null : { code, label, level: code.length / 2 };
};
