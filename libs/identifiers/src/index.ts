export { findIdentifiers, type FoundIdentifier } from './find-identifiers.ts';
export type {
  CheckDigits,
  Identifier,
  IdentifierScheme,
  Swhid,
  SwhidObjectType,
  SwhidParts,
  SwhidQualifier,
} from './identifier.ts';
export { IDENTIFIER_CLASSES, schemeOfClass, type IdentifierClass } from './identifier-class.ts';
export { isSameIdentifier } from './is-same-identifier.ts';
export {
  deriveOpenAireId,
  isProductId,
  OPEN_AIRE_ENTITY_PREFIXES,
  openAireIdOf,
  parseOpenAireId,
  type OpenAireEntityPrefix,
  type OpenAireId,
} from './open-aire-id.ts';
export { parseArxiv } from './parse-arxiv.ts';
export { parseDoi } from './parse-doi.ts';
export { parseHandle } from './parse-handle.ts';
export { parseIdentifier } from './parse-identifier.ts';
export { parseIdentifierAs } from './parse-identifier-as.ts';
export { parseIsni } from './parse-isni.ts';
export { parseOrcid } from './parse-orcid.ts';
export { parsePmcid } from './parse-pmcid.ts';
export { parsePmid } from './parse-pmid.ts';
export { parseRe3data } from './parse-re3data.ts';
export { parseRor } from './parse-ror.ts';
export { parseSwhid } from './parse-swhid.ts';
