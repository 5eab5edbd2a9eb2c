import { parseSdg, SDGS } from './sdgs.ts';
import type { Sdg } from './sdgs.ts';

/** A subject as records state it. */
interface StatedSubject {
  readonly scheme?: string | null | undefined;
  readonly value?: string | null | undefined;
}

/** The meaning of a stated subject to readers: a goal, a field of science or plain words. */
export type SubjectMeaning =
  { readonly field: 'sdg'; readonly text: Sdg } | { readonly field: 'fos' | null; readonly text: string };

/** Names of the goals in the paths of research information systems, in the order of {@link SDGS}. */
const GOAL_PATHS = [
  'no_poverty',
  'zero_hunger',
  'good_health_and_well_being',
  'quality_education',
  'gender_equality',
  'clean_water_and_sanitation',
  'affordable_and_clean_energy',
  'decent_work_and_economic_growth',
  'industry_innovation_and_infrastructure',
  'reduced_inequalities',
  'sustainable_cities_and_communities',
  'responsible_consumption_and_production',
  'climate_action',
  'life_below_water',
  'life_on_land',
  'peace_justice_and_strong_institutions',
  'partnerships',
] as const;
/** The address of a goal in Pure, the research information system. */
const GOAL_PATH = /\/sustainabledevelopmentgoals\/(\w+)$/i;
const NUMBERED_GOAL = /^(?:SDG|sustainable development goal)s?\W{0,3}0?(\d{1,2})(?!\d)/i;

const goalOf = ({ scheme, value }: StatedSubject): Sdg | null => {
  const text = value ?? '';
  if (scheme?.toLowerCase() === 'sdg') return parseSdg(text);
  const number = NUMBERED_GOAL.exec(text)?.[1];
  if (number !== undefined) return parseSdg(number);
  const path: string = GOAL_PATH.exec(text)?.[1]?.toLowerCase() ?? '';
  return SDGS[GOAL_PATHS.findIndex((name) => name === path)] ?? null;
};

/** Schemes whose name sources put before a subject. */
const SCHEME_PREFIX = /^(?:acm|ddc|dewey|fos|gnd|jel|lcc|lcsh|mesh|msc|pacs|rvk|udc)\s*:\s*/i;

/** Matches texts that only machines read: each with an example. */
const CODES: readonly RegExp[] = [
  // http://id.loc.gov/authorities/x, www.example.org
  /^(?:https?:\/\/|www\.)/i,
  // info:eu-repo/classification/ddc/630, urn:nbn:x
  /^(?:info|urn):\S+$/i,
  // /dk/atira/pure/x
  /^[\\/]\S+$/,
  // VDP::Medisinske Fag: 700
  /::/,
  // [SHS.GEO] Humanities and Social Sciences/Geography
  /^\[\s*[A-Z][A-Z0-9.-]*\s*\]/,
  // 13000.0
  /^[\d\s.,:;/+-]+$/,
  // 35Q30, 47.27-i of a classification of physics, ta6131 of a Finnish one
  /^\d{2}(?:[A-Z]\d{2}\b|\.\d{2}\b)|^ta\d{2,}$/,
  // ComputerApplications_COMPUTERSINOTHERSYSTEMS
  /^\S*_[A-Z(]{6,}\S*$/,
  // media_common.quotation_subject
  /^[a-z]+(?:_[a-z]+)*(?:\.[a-z]+(?:_[a-z]+)*)+$/,
  // 0123456789abcdef01234567, 8d3f2c1a-0b4e-4c55-9d7e-1f2a3b4c5d6e
  /^(?=.*\d)[0-9a-f]{16,}$|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
];
/** Matches the text after the name of a scheme: C000657245, 530, QD 040, H21. */
const NOTATION = /^(?:[A-Z]{0,3}\s?\d[\d.\s-]*[A-Z]{0,2}\d*|[A-Z]{1,2})?$/i;

/**
 * Parses a stated subject to what readers are shown; `null` for a code, a path or an address, which belong to the record
 * and its exports only.
 * @example
 * parseSubject({ value: 'SDG 13 - Climate Action' }) // { field: 'sdg', text: '13. Climate action' }
 * parseSubject({ value: 'ddc:530' }) // null
 */
export const parseSubject = (subject: StatedSubject): SubjectMeaning | null => {
  const goal = goalOf(subject);
  if (goal !== null) return { field: 'sdg', text: goal };
  const value = subject.value?.trim() ?? '';
  const text = value.replace(SCHEME_PREFIX, '');
  if (text === '' || (text !== value && NOTATION.test(text))) return null;
  const isField = subject.scheme?.toLowerCase() === 'fos' || /^fos:/i.test(value);
  if (isField) return { field: 'fos', text };
  return CODES.some((code) => code.test(text)) ? null : { field: null, text };
};

/**
 * Returns the words among stated subjects that readers are shown.
 * @example subjectWords(['Biology', 'mesh:C000657245']) // ['Biology']
 */
export const subjectWords = (values: readonly (string | null | undefined)[]): string[] =>
  values.flatMap((value) => parseSubject({ value })?.text ?? []);
