import { jest } from '@jest/globals';
import { describeSearchEngine } from '../testing/contract/engine-contract.ts';
import { openUpstream } from './testing/start-upstream.ts';

jest.setTimeout(60_000);

describeSearchEngine('another Graph API', openUpstream, new Set());
