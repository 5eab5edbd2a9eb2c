import { deriveOpenAireId } from '@open-discovery/identifiers';
import { childOf, childrenOf, textIn } from '../../input/xml/xml-element.ts';
import type { XmlElement } from '../../input/xml/xml-element.ts';
import { nothing } from '../format.ts';
import type { Found } from '../format.ts';
import type { SourceName } from '../mapping/work.ts';
import { readMetadata } from './metadata.ts';
import { unknownXmlFormat } from '../unknown-xml.ts';
import { skipReason, withDetail } from '../../report/skip-reason.ts';
import { xmlFormat } from '../mapping/xml-format.ts';

/** Returns the repository named in an identifier such as `oai:archive.example.org:1`. */
const sourceOf = (identifier: string | null): SourceName | null => {
  const host = /(?:^|:)oai:([\w-]+(?:\.[\w-]+)+):/i.exec(identifier ?? '')?.[1]?.toLowerCase();
  const key = host === undefined ? null : deriveOpenAireId('oai', host);
  return host === undefined || key === null ? null : { key, value: host };
};

/** DataCite's own envelope has the record one level deeper. */
const payloadOf = (metadata: XmlElement): XmlElement | null => {
  const [payload] = childrenOf(metadata);
  if (payload?.name !== 'oai_datacite') return payload ?? null;
  const inner = childOf(payload, 'payload');
  return inner === null ? payload : (childrenOf(inner)[0] ?? payload);
};

const readRecord = (record: XmlElement): readonly Found[] => {
  const header = childOf(record, 'header');
  const named = header === null ? null : childOf(header, 'identifier');
  const identifier = named === null ? null : textIn(named).trim();
  if (header?.attributes['status'] === 'deleted')
    return [
      {
        type: 'nothing',
        reason: withDetail(skipReason('deleted-in-source'), identifier ?? '?'),
        ...(identifier === null ? {} : { removes: identifier }),
      },
    ];
  const metadata = childOf(record, 'metadata');
  const payload = metadata === null ? null : payloadOf(metadata);
  if (payload === null)
    return nothing(withDetail(skipReason('no-metadata', { service: 'OAI-PMH' }), identifier ?? '?'));
  return (
    readMetadata(payload, { source: sourceOf(identifier), localId: identifier }) ??
    unknownXmlFormat.read(payload)
  );
};

const isOaiNamespace = (namespace: string): boolean => /openarchives\.org\/OAI\/2\.0\/?$/.test(namespace);
const ANSWERS: ReadonlySet<string> = new Set([
  'Identify',
  'ListIdentifiers',
  'ListSets',
  'ListMetadataFormats',
]);

const isRecord = (element: XmlElement): boolean =>
  element.name === 'record' && (childOf(element, 'header') !== null || childOf(element, 'metadata') !== null);

const isAnswer = ({ name, namespace }: XmlElement): boolean =>
  isOaiNamespace(namespace) && (ANSWERS.has(name) || name === 'error');

const readElement = (element: XmlElement): readonly Found[] => {
  if (element.name === 'record') return readRecord(element);
  if (element.name === 'error')
    return nothing(
      withDetail(
        skipReason('error-answer', { service: 'OAI-PMH' }),
        `${element.attributes['code'] ?? ''} ${textIn(element).trim()}`.trim(),
      ),
    );
  return nothing(skipReason('other-answer', { service: 'OAI-PMH', answer: element.name }));
};

/** Records of OAI-PMH responses, and other responses, which hold none. */
export const oaiPmhFormat = xmlFormat(
  'OAI-PMH',
  (element) => isRecord(element) || isAnswer(element),
  readElement,
);
