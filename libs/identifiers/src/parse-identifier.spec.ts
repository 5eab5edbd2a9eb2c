import { describe, expect, test } from '@jest/globals';
import { parseIdentifier } from './parse-identifier.ts';

const SICI = '10.1002/(sici)1097-4571(199806)49:8<693::aid-asi4>3.0.co;2-o';
const CORE = 'swh:1:cnt:94a9ed024d3859793618152ea559a168bbcbb5e2';

const recognize = (text: string): string | null => {
  const identifier = parseIdentifier(text);
  return identifier && `${identifier.scheme} ${identifier.value}`;
};

describe('bare, as people type it', () => {
  test.each([
    ['10.5281/zenodo.2659', 'doi 10.5281/zenodo.2659'],
    ['10.5281/ZENODO.2659', 'doi 10.5281/zenodo.2659'],
    ['10.1016/S0140-6736(05)67889-5', 'doi 10.1016/s0140-6736(05)67889-5'],
    [SICI.toUpperCase(), `doi ${SICI}`],
    ['10.1000.10/über', 'doi 10.1000.10/über'],
    ['10.123/abc', null],
    ['10.1234', null],
    ['10.1234/', null],
    ['10.1234/a b', null],
    ['0000-0002-1825-0097', 'orcid 0000-0002-1825-0097'],
    ['0000-0002-1694-233x', 'orcid 0000-0002-1694-233X'],
    ['0000000218250097', 'orcid 0000-0002-1825-0097'],
    ['0000 0002 1825 0097', 'orcid 0000-0002-1825-0097'],
    ['0009000012345678', 'orcid 0009-0000-1234-5678'],
    ['0000-0002-1825-00970', null],
    ['0000 0001 2103 2683', 'isni 0000000121032683'],
    ['0000000121032683', 'isni 0000000121032683'],
    ['4111 1111 1111 1111', null],
    ['4111-1111-1111-1111', null],
    ['0000-0001-2345-6789', 'isni 0000000123456789'],
    ['0000-0001-2345-6780', null],
    ['0000-0001-2103-2683', 'isni 0000000121032683'],
    ['2020', null],
    ['1799', 'pmid 1799'],
    ['PMC441555', 'pmcid PMC441555'],
    ['pmc 3531190', 'pmcid PMC3531190'],
    ['PMC10123456', 'pmcid PMC10123456'],
    ['PMC', null],
    ['31452104', 'pmid 31452104'],
    ['1', 'pmid 1'],
    ['031452104x', null],
    ['1234567890', null],
    ['r3d100000044', 're3data r3d100000044'],
    ['R3D100000044', 're3data r3d100000044'],
    ['r3d200000044', null],
    ['02mhbdp94', 'ror 02mhbdp94'],
    ['02MHBDP94', 'ror 02mhbdp94'],
    ['02mhbdpi4', null],
    ['11234/1-5419', 'handle 11234/1-5419'],
    ['20.500.12345/aBc', 'handle 20.500.12345/aBc'],
    ['21.t11148/abc', 'handle 21.T11148/abc'],
    ['24/7', null],
    ['1999/2000', null],
    ['1999/20001', 'handle 1999/20001'],
    ['2020/21', null],
    ['2020/12/31', null],
    ['2020/12/31/a', 'handle 2020/12/31/a'],
    ['12020/21', 'handle 12020/21'],
    [CORE, `swhid ${CORE}`],
    [CORE.toUpperCase(), null],
    ['2101.00001', 'arxiv 2101.00001'],
    ['0704.0001v2', 'arxiv 0704.0001v2'],
    ['2113.00001', null],
    ['1412.12345', null],
    ['math.GT/0309136', 'arxiv math/0309136'],
    ['hep-th/9901001v1', 'arxiv hep-th/9901001v1'],
    ['cats/9901001', null],
    ['', null],
    ['solar energy', null],
    ['handle with care', null],
    ['https://example.org/10.1234/abc', null],
  ])('%j → %j', (text, expected) => expect(recognize(text)).toBe(expected));
});

test.each([
  [4096, true],
  [4097, false],
])('an identifier of %i characters is recognized: %j', (length, expected) => {
  const text = `10.1000/${'a'.repeat(length - '10.1000/'.length)}`;
  expect(parseIdentifier(text) !== null).toBe(expected);
  expect(parseIdentifier(`  ${text}\n`) !== null).toBe(expected);
});

describe('with a prefix or as an address', () => {
  test.each([
    ['doi:10.1000/a', 'doi 10.1000/a'],
    ['DOI: 10.1000/a', 'doi 10.1000/a'],
    ['doi：10.1000/a', 'doi 10.1000/a'],
    ['doi: https://doi.org/10.1000/a', 'doi 10.1000/a'],
    ['info:doi/10.1000/a', 'doi 10.1000/a'],
    ['http://dx.doi.org/10.1000/a', 'doi 10.1000/a'],
    ['https://www.doi.org/10.1000/a/', 'doi 10.1000/a'],
    ['HTTPS://DOI.ORG/10.1000/A?x=1#y', 'doi 10.1000/a'],
    [`https://doi.org/${encodeURIComponent(SICI)}`, `doi ${SICI}`],
    ['https://doi.org/10.1000/%C3%BC', 'doi 10.1000/ü'],
    ['https://doi.org/10.1000/100%', 'doi 10.1000/100%'],
    ['https://doi.org/10.1000/%FF', 'doi 10.1000/%ff'],
    ['https://doi.org/10.1000/a%20b', null],
    ['https://archive.softwareheritage.org/browse/origin/', null],
    ['https://identifiers.org/doi/10.1000/a', 'doi 10.1000/a'],
    ['https://n2t.net/doi:10.1000/a', 'doi 10.1000/a'],
    ['https://onlinelibrary.wiley.com/doi/full/10.1000/a.1?c=d', 'doi 10.1000/a.1'],
    ['hdl:10.1000/a', 'doi 10.1000/a'],
    ['https://hdl.handle.net/10.1000/a', 'doi 10.1000/a'],
    ['hdl:200/23', 'handle 200/23'],
    ['http://hdl.handle.net/11234/1-5419', 'handle 11234/1-5419'],
    ['https://dspace.mit.edu/handle/1721.1/123?show=full', 'handle 1721.1/123'],
    ['https://orcid.org/0000-0002-1825-0097', 'orcid 0000-0002-1825-0097'],
    ['http://www.orcid.org/0000-0002-1825-0097/print', 'orcid 0000-0002-1825-0097'],
    ['ORCID iD: 0000-0002-1825-0097', 'orcid 0000-0002-1825-0097'],
    ['https://identifiers.org/orcid:0000-0002-1825-0097', 'orcid 0000-0002-1825-0097'],
    ['PMID: 123', 'pmid 123'],
    ['PubMed ID 123', 'pmid 123'],
    ['pmid:0123', null],
    ['https://pubmed.ncbi.nlm.nih.gov/123/?term=x', 'pmid 123'],
    ['https://www.ncbi.nlm.nih.gov/pubmed/123', 'pmid 123'],
    ['https://www.ncbi.nlm.nih.gov/m/pubmed/123', 'pmid 123'],
    ['https://europepmc.org/article/MED/123', 'pmid 123'],
    ['https://identifiers.org/pubmed:123', 'pmid 123'],
    ['https://identifiers.org/123', null],
    ['https://identifiers.org/taxonomy:9606', null],
    ['PMCID: PMC123456', 'pmcid PMC123456'],
    ['pmcid:123456', 'pmcid PMC123456'],
    ['https://www.ncbi.nlm.nih.gov/pmc/articles/PMC123456/pdf/main.pdf', 'pmcid PMC123456'],
    ['https://pmc.ncbi.nlm.nih.gov/articles/PMC123456/', 'pmcid PMC123456'],
    ['https://europepmc.org/article/PMC/PMC123456', 'pmcid PMC123456'],
    ['https://europepmc.org/articles/PMC123456', 'pmcid PMC123456'],
    ['https://www.re3data.org/repository/r3d100000044', 're3data r3d100000044'],
    ['re3data:r3d100000044', 're3data r3d100000044'],
    ['https://ror.org/02mhbdp94/', 'ror 02mhbdp94'],
    ['ROR: 02mhbdp94', 'ror 02mhbdp94'],
    ['https://isni.org/isni/0000000121032683', 'isni 0000000121032683'],
    ['https://www.isni.org/page/0000000121032683/', 'isni 0000000121032683'],
    ['ISNI 0000 0002 1825 0097', 'isni 0000000218250097'],
    ['arXiv:2101.00001 [math.GT]', 'arxiv 2101.00001'],
    ['arXiv:2101.00001[math.GT]', 'arxiv 2101.00001'],
    ['https://arxiv.org/abs/hep-th/9901001', 'arxiv hep-th/9901001'],
    ['https://export.arxiv.org/pdf/2101.00001v3.pdf', 'arxiv 2101.00001v3'],
    [`https://archive.softwareheritage.org/${CORE};lines=1/`, `swhid ${CORE};lines=1`],
    [`https://archive.softwareheritage.org/${CORE};path=/?x`, `swhid ${CORE};path=/`],
    [`https://archive.softwareheritage.org/${CORE}?show=all`, `swhid ${CORE}`],
    [
      `https://archive.softwareheritage.org/${CORE};origin=https://a.org/b/`,
      `swhid ${CORE};origin=https://a.org/b`,
    ],
    [`https://archive.softwareheritage.org/browse/${CORE}/`, `swhid ${CORE}`],
    [`https://identifiers.org/${CORE}/`, `swhid ${CORE}`],
    ['doi:doi:doi:https://doi.org/10.1000/a', 'doi 10.1000/a'],
    ['doi:doi:doi:doi:https://doi.org/10.1000/a', null],
    ['doi:PMC123456', null],
    ['pmid:https://doi.org/10.1000/a', null],
    ['https://doi.org/', null],
  ])('%j → %j', (text, expected) => expect(recognize(text)).toBe(expected));
});

describe('addresses of articles, preprints and registries give their DOI alone', () => {
  test.each([
    ['https://link.springer.com/article/10.1007/s00134-020-05991-x', '10.1007/s00134-020-05991-x'],
    [
      'https://link.springer.com/article/10.1140/epjc/s10052-020-8000-0#Sec1',
      '10.1140/epjc/s10052-020-8000-0',
    ],
    ['https://link.springer.com/chapter/10.1007/978-3-642-87872-5_7', '10.1007/978-3-642-87872-5_7'],
    ['https://link.springer.com/content/pdf/10.1007/s00134-020-05991-x.pdf', '10.1007/s00134-020-05991-x'],
    ['https://link.springer.com/article/10.1007/s00134-020-05991-x/figures/2', '10.1007/s00134-020-05991-x'],
    [
      'https://bmcbiology.biomedcentral.com/counter/pdf/10.1186/s12915-020-00001-1.pdf',
      '10.1186/s12915-020-00001-1',
    ],
    ['https://www.frontiersin.org/articles/10.3389/fpsyg.2015.01141/full', '10.3389/fpsyg.2015.01141'],
    [
      'https://www.frontiersin.org/journals/psychology/articles/10.3389/fpsyg.2015.01141/pdf',
      '10.3389/fpsyg.2015.01141',
    ],
    ['https://www.biorxiv.org/content/10.1101/2020.03.22.002386v3.full', '10.1101/2020.03.22.002386'],
    [
      'https://www.medrxiv.org/content/10.1101/2020.03.22.002386v1.full.pdf+html',
      '10.1101/2020.03.22.002386',
    ],
    ['https://www.biorxiv.org/content/10.1101/2020.03.22.002386v3.full-text', '10.1101/2020.03.22.002386'],
    [
      'https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0000308',
      '10.1371/journal.pone.0000308',
    ],
    [
      'https://journals.plos.org/plosone/article/file?id=10.1371%2Fjournal.pone.0000308&type=printable',
      '10.1371/journal.pone.0000308',
    ],
    ['https://iopscience.iop.org/article/10.1088/1361-6528/ab1234/meta', '10.1088/1361-6528/ab1234'],
    [
      'https://journals.aps.org/prl/abstract/10.1103/PhysRevLett.116.061102',
      '10.1103/physrevlett.116.061102',
    ],
    ['https://onlinelibrary.wiley.com/doi/10.1002/anie.1/full', '10.1002/anie.1'],
    ['https://www.jstor.org/stable/10.1086/670401?seq=1', '10.1086/670401'],
    ['https://pubs.acs.org/doi/suppl/10.1021/acs.a/suppl_file/b.pdf', '10.1021/acs.a'],
    ['https://www.degruyter.com/document/doi/10.1515/a-1/html', '10.1515/a-1'],
    ['https://academic.oup.com/bib/article/doi/10.1093/bib/bbaa123/5859001', '10.1093/bib/bbaa123'],
    ['https://direct.mit.edu/qss/article/doi/10.1162/qss_a_00112/97570/A-title', '10.1162/qss_a_00112'],
    ['https://academic.oup.com/nar/article-lookup/doi/10.1093/nar/gkaa892', '10.1093/nar/gkaa892'],
    ['https://journal.example.org/article/10.1234/abc.pdf', '10.1234/abc'],
    ['https://journal.example.org/article/10.1234/abc/files/7', null],
    ['https://api.crossref.org/works/10.1038/nphys1170', '10.1038/nphys1170'],
    ['https://api.crossref.org/works/10.1038/nphys1170/transform/application/x-bibtex', '10.1038/nphys1170'],
    ['https://api.crossref.org/v1/works/10.1038%2Fnphys1170/agency', '10.1038/nphys1170'],
    ['https://api.datacite.org/dois/10.5438/0014', '10.5438/0014'],
    ['https://commons.datacite.org/doi.org/10.5438/0014', '10.5438/0014'],
    ['https://search.crossref.org/?q=10.1038/nphys1170', '10.1038/nphys1170'],
    ['https://search.crossref.org/?q=10.1038/nphys1170+sea', null],
    ['https://api.unpaywall.org/v2/10.1038/nphys1170?email=a@b.de', '10.1038/nphys1170'],
    ['https://explore.example.org/search/result?pid=10.1038%2Fnphys1170', '10.1038/nphys1170'],
    ['https://doi.org.example.com/10.1000/a', '10.1000/a'],
    ['https://doi-org.proxy.lib.edu/10.1038/nphys1170', '10.1038/nphys1170'],
    ['https://doi.org.proxy.lib.edu:2048/10.1038/nphys1170', '10.1038/nphys1170'],
    ['https://link-springer-com.proxy.lib.edu/article/10.1140/epjc/s10052-1', '10.1140/epjc/s10052-1'],
    ['https://login.proxy.lib.edu/login?url=https://doi.org/10.1038/nphys1170', '10.1038/nphys1170'],
    [
      'https://login.proxy.lib.edu/login?qurl=https%3A%2F%2Fdoi.org%2F10.1038%2Fnphys1170',
      '10.1038/nphys1170',
    ],
    ['https://doi.example.org/10.1234/abc', '10.1234/abc'],
    ['https://doi.pangaea.de/10.1594/PANGAEA.1', '10.1594/pangaea.1'],
    ['https://www.nature.com/articles/s41586-020-2649-2', '10.1038/s41586-020-2649-2'],
    ['https://www.nature.com/articles/s41599-020-0438-2.pdf', '10.1057/s41599-020-0438-2'],
    ['https://www.nature.com/articles/nphys1170/figures/1', '10.1038/nphys1170'],
    ['https://www.nature.com/articles/sdata201618', null],
    ['https://www.nature.com/articles/palcomms201620', null],
    ['https://zenodo.org/doi/10.5281/zenodo.2659', '10.5281/zenodo.2659'],
    // The record can have a DOI of the publisher instead.
    ['https://zenodo.org/records/2659', null],
    ['https://example.org/10.1234/abc', null],
    ['https://example.org/data/10.1234/abc', null],
  ])('%s → %j', (address, doi) => expect(recognize(address)).toBe(doi === null ? null : `doi ${doi}`));
});

describe('addresses of other registries and readers', () => {
  test.each([
    ['https://ar5iv.labs.arxiv.org/html/2101.00001', 'arxiv 2101.00001'],
    ['https://ar5iv.org/abs/2101.00001', 'arxiv 2101.00001'],
    ['https://www.alphaxiv.org/abs/2101.00001v2', 'arxiv 2101.00001v2'],
    ['https://alphaxiv.org/overview/2101.00001', 'arxiv 2101.00001'],
    ['https://pubmed.ncbi.nlm.nih.gov/?term=31452104', 'pmid 31452104'],
    ['https://pubmed.ncbi.nlm.nih.gov/?term=31452104%5Bpmid%5D&sort=date', 'pmid 31452104'],
    ['https://www.ncbi.nlm.nih.gov/pubmed/?term=31452104', 'pmid 31452104'],
    ['https://pubmed.ncbi.nlm.nih.gov/?term=2020', null],
    ['https://pubmed.ncbi.nlm.nih.gov/?term=31452104+cancer', null],
    ['https://pubmed.ncbi.nlm.nih.gov/?term=cancer', null],
    ['https://orcid.org/my-orcid?orcid=0000-0002-1825-0097', 'orcid 0000-0002-1825-0097'],
    ['https://pubmed-ncbi-nlm-nih-gov.proxy.lib.edu/123/', 'pmid 123'],
  ])('%s → %j', (address, expected) => expect(recognize(address)).toBe(expected));
});

test.each(['2020', '1850', ' 2099 '])('%j alone is a year; with its name, it is a PMID', (text) => {
  expect(recognize(text)).toBeNull();
  expect(recognize(`PMID ${text}`)).toBe(`pmid ${text.trim()}`);
});

describe('several identifiers are not one', () => {
  test.each([
    '10.1038/nphys1170;10.1000/182',
    '10.1038/nphys1170,10.1000/182',
    '10.1038/nphys1170|10.1000/182',
    'https://doi.org/10.1038/nphys1170,https://doi.org/10.1000/182',
    '[10.1038/nphys1170](https://doi.org/10.1038/nphys1170)',
    '10.1038/nphys1170https://doi.org/10.1000/182',
    '10.1038/nphys1170;PMC123',
  ])('%j', (text) => expect(parseIdentifier(text)).toBeNull());
});

describe('characters that HTML escapes', () => {
  test.each([
    ['10.1000/a&amp;b', '10.1000/a&b'],
    ['10.1000/a&amp;amp;b', '10.1000/a&b'],
    ['10.1000/a&#38;#38;b', '10.1000/a&b'],
    ['10.1000/a&b', '10.1000/a&b'],
    ['&quot;10.1000&#x2F;a&quot;', '10.1000/a'],
    [SICI.replace('<', '&lt;').replace('>', '&amp;gt;'), SICI],
  ])('%j → %j', (text, doi) => expect(recognize(text)).toBe(`doi ${doi}`));
});

describe('only at the resolver itself, and only where it keeps its values', () => {
  test.each([
    ['doi.org', '10.1000/a'],
    ['dx.doi.org', '10.1000/a'],
    ['orcid.org', '0000-0002-1825-0097'],
    ['hdl.handle.net', '1721.1/5'],
    ['ror.org', '02mhbdp94'],
    ['isni.org', 'isni/0000000121032683'],
    ['re3data.org', 'repository/r3d100000044'],
    ['pubmed.ncbi.nlm.nih.gov', '123'],
    ['ncbi.nlm.nih.gov', 'pubmed/123'],
    ['europepmc.org', 'article/MED/123'],
    ['ncbi.nlm.nih.gov', 'pmc/articles/PMC123'],
    ['pmc.ncbi.nlm.nih.gov', 'articles/PMC123'],
    ['europepmc.org', 'articles/PMC123'],
    ['archive.softwareheritage.org', CORE],
    ['arxiv.org', 'abs/2101.00001'],
    ['export.arxiv.org', 'pdf/2101.00001'],
    ['identifiers.org', 'pmid:123'],
    ['n2t.net', 'arxiv:2101.00001'],
    ['bioregistry.io', 'ror:02mhbdp94'],
  ])('%s/%s', (host, path) => {
    expect(parseIdentifier(`https://${host}/${path}`)).not.toBeNull();
    expect(parseIdentifier(`https://x${host}/${path}`)).toBeNull();
    expect(parseIdentifier(`https://${host}x/${path}`)).toBeNull();
    expect(parseIdentifier(`https://${host}/x/${path}`)).toBeNull();
    expect(parseIdentifier(`x https://${host}/${path}`)).toBeNull();
  });
});

describe('with characters that are pasted along', () => {
  test.each([
    ['  10.1000/a\n', 'doi 10.1000/a'],
    ['"10.1000/a".', 'doi 10.1000/a'],
    ['“10.1000/a”', 'doi 10.1000/a'],
    ['(10.1000/a(b))', 'doi 10.1000/a(b)'],
    ['[10.1000/a].', 'doi 10.1000/a'],
    ['<https://doi.org/10.1000/a>', 'doi 10.1000/a'],
    ['10.1000/a…', 'doi 10.1000/a'],
    ['10.1000/a;,.:!?', 'doi 10.1000/a'],
    ['10.1000/a](', 'doi 10.1000/a'],
    ['10.1000/(a]((', 'doi 10.1000/(a'],
    ['10.1000/(a)((', 'doi 10.1000/(a)'],
    ['10.1000/a)(', 'doi 10.1000/a'],
    ['10.10\u200B00/a\u00ADb\uFEFF', 'doi 10.1000/ab'],
    ['10.1000/a\uD800', 'doi 10.1000/a'],
    ['0000\u20100002\u20131825\u22120097', 'orcid 0000-0002-1825-0097'],
    ['\u202A0000-0002-1825-0097\u202C', 'orcid 0000-0002-1825-0097'],
    ['ＰＭＩＤ：１２３', 'pmid 123'],
    ['PMID:\u00A0123', 'pmid 123'],
  ])('%j → %j', (text, expected) => expect(recognize(text)).toBe(expected));
});

test.each([
  ['10.1000/a#b?c', 'https://doi.org/10.1000/a%23b%3Fc'],
  ['10.1000/../x', 'https://doi.org/10.1000%2F../x'],
  ['10.1000/a/', 'https://doi.org/10.1000/a%2F'],
  [SICI, 'https://doi.org/10.1002/(sici)1097-4571(199806)49:8%3C693::aid-asi4%3E3.0.co;2-o'],
  ['10.1000/ü', 'https://doi.org/10.1000/%C3%BC'],
  ['hdl:1721.1/ä b'.replace(' ', '&'), 'https://hdl.handle.net/1721.1/%C3%A4%26b'],
  [
    `${CORE};origin=https://a.org/b;path=/c/`,
    `https://archive.softwareheritage.org/${CORE};origin=https://a.org/b;path=/c%2F`,
  ],
  [`${CORE};path=/../a/.`, `https://archive.softwareheritage.org/${CORE};path=%2F../a%2F`],
  [
    `${CORE};path=/.;origin=https://a.org/b`,
    `https://archive.softwareheritage.org/${CORE};origin=https://a.org/b;path=%2F%2E`,
  ],
  ['https://doi.org/10.1000/a/b//', 'https://doi.org/10.1000/a/b'],
  ['0000000218250097', 'https://orcid.org/0000-0002-1825-0097'],
  ['PMID 123', 'https://pubmed.ncbi.nlm.nih.gov/123/'],
  ['PMC123', 'https://pmc.ncbi.nlm.nih.gov/articles/PMC123/'],
  ['r3d100000044', 'https://www.re3data.org/repository/r3d100000044'],
  ['0000000121032683', 'https://isni.org/isni/0000000121032683'],
  ['02mhbdp94', 'https://ror.org/02mhbdp94'],
  ['2101.00001', 'https://arxiv.org/abs/2101.00001'],
])('the address of %j is %j', (text, url) => expect(parseIdentifier(text)?.url).toBe(url));

test.each([
  ['doi:10.1000/A', '10.1000/a'],
  ['000000021694233x', '0000-0002-1694-233X'],
  ['pubmed 123', 'PMID 123'],
  ['pmc 123', 'PMC123'],
  ['https://hdl.handle.net/1721.1/a', 'hdl:1721.1/a'],
  ['R3D100000044', 'r3d100000044'],
  [`https://archive.softwareheritage.org/${CORE}`, CORE],
  ['02MHBDP94', 'https://ror.org/02mhbdp94'],
  ['0000000121032683', 'ISNI 0000 0001 2103 2683'],
  ['math.GT/0309136v1', 'arXiv:math/0309136v1'],
])('%j is shown as %j', (text, display) => expect(parseIdentifier(text)?.display).toBe(display));

test.each([
  ['0000 0001 4999 9990', 'isni'],
  ['0000 0001 5000 0000', 'orcid'],
  ['0000 0003 5000 0009', 'orcid'],
  ['0000 0003 5000 0010', 'isni'],
  ['0008 9999 9999 9999', 'isni'],
  ['0009 0000 0000 0000', 'orcid'],
  ['0009 0010 0000 0009', 'orcid'],
  ['0009 0010 0000 0010', 'isni'],
])('of sixteen bare digits, %s is in the block of %s', (text, scheme) =>
  expect(parseIdentifier(text)?.scheme).toBe(scheme),
);

test.each([
  ['0000-0002-1825-0097', 'valid'],
  ['0000-0002-1694-233X', 'valid'],
  ['0000-0002-1825-0098', 'invalid'],
  ['0000 0001 2103 2683', 'valid'],
  ['0000 0001 2103 2684', 'invalid'],
  ['02mhbdp94', 'valid'],
  ['0004rkk74', 'valid'],
  ['00dvg7y05', 'valid'],
  ['02mhbdp95', 'invalid'],
  ['10.1000/a', 'none'],
  ['PMID 123', 'none'],
  ['PMC123', 'none'],
  ['hdl:1721.1/a', 'none'],
  ['r3d100000044', 'none'],
  [CORE, 'none'],
  ['2101.00001', 'none'],
])('check digits of %j: %s', (text, checkDigits) =>
  expect(parseIdentifier(text)?.checkDigits).toBe(checkDigits),
);
