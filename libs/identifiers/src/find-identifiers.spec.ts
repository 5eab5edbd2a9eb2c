import { expect, test } from '@jest/globals';
import { findIdentifiers } from './find-identifiers.ts';

const CORE = 'swh:1:cnt:94a9ed024d3859793618152ea559a168bbcbb5e2';
const SICI = '10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O';
const BAMS = '10.1175/1520-0477(1996)077<0437:TNYRP>2.0.CO;2';

const slices = (text: string): string[] =>
  findIdentifiers(text).map(({ identifier, start, end }) => `${identifier.scheme} ${text.slice(start, end)}`);

test.each([
  ['See doi:10.1000/a, and 10.1000/b.', ['doi 10.1000/a', 'doi 10.1000/b']],
  ['(https://doi.org/10.1000/a)', ['doi https://doi.org/10.1000/a']],
  ['<a href="https://doi.org/10.1000/a">10.1000/a</a>', ['doi https://doi.org/10.1000/a', 'doi 10.1000/a']],
  [`Old: ${SICI}. New.`, [`doi ${SICI}`]],
  [`(${BAMS}); <b>10.1000/a</b>`, [`doi ${BAMS}`, 'doi 10.1000/a']],
  ['10.1000/a<xml:b>1', ['doi 10.1000/a']],
  ['doi.org/10.1000/a', ['doi doi.org/10.1000/a']],
  ['PMID 123; PMCID: PMC456, pubmed id: 7', ['pmid PMID 123', 'pmcid PMC456', 'pmid pubmed id: 7']],
  [
    '0000–0002–1825–0097 and orcid.org/0000-0002-1825-0097',
    ['orcid 0000–0002–1825–0097', 'orcid orcid.org/0000-0002-1825-0097'],
  ],
  ['ISNI 0000 0001 2103 2683 today', ['isni ISNI 0000 0001 2103 2683']],
  ['PMID123', ['pmid PMID123']],
  ['in r3d100000044.', ['re3data r3d100000044']],
  ['ror:02mhbdp94, https://ror.org/02mhbdp94.', ['ror ror:02mhbdp94', 'ror https://ror.org/02mhbdp94']],
  ['arXiv:2101.00001v2, arXiv:hep-th/9901001', ['arxiv arXiv:2101.00001v2', 'arxiv arXiv:hep-th/9901001']],
  [`${CORE};lines=1-2, ${CORE};x=1`, [`swhid ${CORE};lines=1-2`, `swhid ${CORE}`]],
  ['hdl:1721.1/5, hdl.handle.net/1721.1/6', ['handle hdl:1721.1/5', 'handle hdl.handle.net/1721.1/6']],
  ['参见10.1000/a。然后PMC123，', ['doi 10.1000/a', 'pmcid PMC123']],
  ['a\u200Bb 10.1000/a', ['doi 10.1000/a']],
  ['PM\u200BC1\u200B23\u200B!', ['pmcid PM\u200BC1\u200B23']],
  ['😀10.1000/a😀 10.1000/b', ['doi 10.1000/a😀', 'doi 10.1000/b']],
  ['[10.1038/a](https://doi.org/10.1038/a)', ['doi 10.1038/a', 'doi https://doi.org/10.1038/a']],
  [
    'https://doi.org/10.1038/a,https://doi.org/10.1000/b',
    ['doi https://doi.org/10.1038/a', 'doi https://doi.org/10.1000/b'],
  ],
  [
    '10.1038/a;10.1000/b|10.1000/c,10.1000/d',
    ['doi 10.1038/a', 'doi 10.1000/b', 'doi 10.1000/c', 'doi 10.1000/d'],
  ],
  ['10.1038/a;b,c', ['doi 10.1038/a;b,c']],
  ['10.1000/a,0000-0002-1825-0097,PMC1', ['doi 10.1000/a', 'orcid 0000-0002-1825-0097', 'pmcid PMC1']],
  ['(10.1000/a&amp;b)', ['doi 10.1000/a&amp;b']],
  [
    '&lt;a href=&quot;https://doi.org/10.1000/a&quot;&gt;10.1000/b&lt;/a&gt;',
    ['doi https://doi.org/10.1000/a', 'doi 10.1000/b'],
  ],
  ['PMIDs 1, 2', ['pmid PMIDs 1', 'pmid 2']],
  ['PMIDs: 31452104, 31452105 and 12 others', ['pmid PMIDs: 31452104', 'pmid 31452105']],
  ['PubMed IDs 31452104; 31452105', ['pmid PubMed IDs 31452104', 'pmid 31452105']],
  ['PMID: 31452104, 31452105', ['pmid PMID: 31452104', 'pmid 31452105']],
  ['PMID 31452104, 24 patients, 2020', ['pmid PMID 31452104']],
  ['arXiv:2101.00001, 2101.00002v1', ['arxiv arXiv:2101.00001', 'arxiv 2101.00002v1']],
  ['frontiersin.org/articles/10.3389/a.1/full', ['doi frontiersin.org/articles/10.3389/a.1/full']],
  ['example.org/10.1000/a', []],
  ['in PubMed 2020, PubMed 12 times, in 2020', []],
  ['4111-1111-1111-1111 and 0000-0001-2345-6780', []],
  ['in 2020, 24/7, 1721.1/5, 02mhbdp94, 4111 1111 1111 1111', []],
  ['https://example.org/10.1000/a XPMC123 110.1000/a 1.10.1000/a', []],
  ['10.1000/).,; r3d1000000445 0000-0002-1825-00971', []],
  ['', []],
])('%j contains %j', (text, expected) => expect(slices(text)).toEqual(expected));
