import type { WorkOfVersions } from '@open-discovery/model';
import type { Facts } from '../merge/facts.ts';
import type { EvidenceRow } from '../merge/find-merges.ts';
import type { Pair } from '../merge/find-pairs.ts';
import type { Join, Refusal } from '../merge/group-records.ts';
import type { LikelyRow } from '../merge/likely-pairs.ts';
import type { EarlierRow } from './earlier-rows.ts';
import type { VersionLink } from './group-versions.ts';
import type { RecordDay } from './record-days.ts';
import type { DirectedRow, LinkRow, RecordRow, ResolvedRow, TargetRow } from './rows.ts';
import { createSpill } from './spill.ts';
import type { Spill, SpillOptions } from './spill.ts';
import type { SourceRecord } from './source-record.ts';

/** Creates the spills of an import, or those of one of its threads. */
export const createImportSpills = (files: Omit<SpillOptions, 'name' | 'shorten'>) => {
  const spill = <Row>(name: string): Spill<Row> => createSpill<Row>({ ...files, name });
  const wholeSpill = <Row>(name: string): Spill<Row> =>
    createSpill<Row>({ ...files, name, shorten: (row) => row });
  return {
    earlier: wholeSpill<EarlierRow>('earlier'),
    replaced: wholeSpill<SourceRecord>('replaced'),
    days: wholeSpill<RecordDay>('days'),
    records: spill<RecordRow>('records'),
    links: wholeSpill<LinkRow>('links'),
    candidates: wholeSpill<Facts>('candidates'),
    pairs: wholeSpill<Pair>('pairs'),
    refused: wholeSpill<Refusal>('refused'),
    likely: wholeSpill<LikelyRow>('likely'),
    halfLikely: wholeSpill<LikelyRow>('half-likely'),
    halfRefused: wholeSpill<EvidenceRow>('half-refused'),
    edges: wholeSpill<string>('edges'),
    smaller: wholeSpill<string>('smaller'),
    connected: wholeSpill<Pair>('connected'),
    decided: wholeSpill<Join>('decided'),
    kept: wholeSpill<string>('kept'),
    evidence: wholeSpill<EvidenceRow>('evidence'),
    moved: spill<RecordRow>('moved'),
    merged: spill<RecordRow>('merged'),
    targets: spill<TargetRow>('targets'),
    toTargets: wholeSpill<LinkRow>('to-targets'),
    byTarget: wholeSpill<DirectedRow>('by-target'),
    bySource: wholeSpill<ResolvedRow>('by-source'),
    versions: wholeSpill<VersionLink>('versions'),
    connectedVersions: wholeSpill<VersionLink>('connected-versions'),
    works: wholeSpill<WorkOfVersions>('works'),
  };
};
