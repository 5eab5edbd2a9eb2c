import { describe, expect, test } from '@jest/globals';
import { homeAddressOf } from './redirect-routes.ts';

describe('search addresses lead home and keep their meaning (Spec §2)', () => {
  test.each([
    ['/search/find', '', '/'],
    ['/search/find/projects', 'keyword=solar', '/?type=projects&keyword=solar'],
    ['/search/find/research-outcomes', '', '/?type=research-outcomes'],
    ['/search/find/research-outcomes', 'type=orps', '/?type=orps'],
    ['/search/find/research-outcomes', 'type=orps&type=datasets', '/?type=orps&type=datasets'],
    ['/search/find/research-outcomes', 'type=projects', '/?type=research-outcomes&type=projects'],
    ['/search/find/projects', 'type=publications', '/?type=projects&type=publications'],
    ['/search/find/projects', 'keyword=sea&type=projects', '/?type=projects&keyword=sea'],
    ['/search/find/publications', 'type=datasets', '/?type=publications'],
    ['/search/find', 'keyword=sea&type=projects', '/?type=projects&keyword=sea'],
    ['/search/find/communities', '', '/?type=communities'],
    ['/search/journals', 'keyword=sea', '/?type=dataproviders&keyword=sea'],
    ['/search/find/datasources', 'keyword=sea', '/?type=dataproviders&keyword=sea'],
    ['/search/advanced/projects', '', '/?type=projects&advanced=true'],
    ['/search/find/software', 'keyword=%3Cscript%3E', '/?type=software&keyword=%3Cscript%3E'],
  ])('%s?%s → %s', (path, query, expected) => {
    expect(homeAddressOf(path, new URLSearchParams(query))).toBe(expected);
  });
});
