/** DOIs the way they are pasted, mailed and printed. */
export const DOIS = [
  '10.5281/zenodo.2659',
  '10.1000/182',
  '10.1038/s41586-020-2649-2',
  'doi:10.1371/journal.pone.0188674',
  'DOI: 10.1109/5.771073',
  'https://doi.org/10.1016/j.cell.2019.05.031',
  'http://dx.doi.org/10.1093/nar/gkaa1106',
  'https://doi.org/10.5194%2Facp-21-1-2021',
  '10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O',
  'See https://doi.org/10.3390/rs12010001.',
  '  10.48550/ARXIV.2104.08653  ',
  '(10.1175/JCLI-D-19-0501.1)',
];

/** ORCID ids, all with right check digits. */
export const ORCIDS = [
  '0000-0002-1825-0097',
  '0000-0001-5109-3700',
  '0000-0002-1694-233X',
  '0000-0002-1694-233x',
  '000000021694233X',
  'https://orcid.org/0000-0002-1825-0097',
  'http://orcid.org/0000-0001-5109-3700',
  'orcid.org/0000-0002-1694-233X',
  'ORCID: 0000-0002-1825-0097',
];

/** Typical input of a search box: identifiers of every scheme, and many other texts. */
export const TYPED = [
  ...DOIS.slice(0, 4),
  ...ORCIDS.slice(0, 2),
  'PMC3531190',
  'PMID: 31452104',
  '20.500.12390/1234',
  'r3d100000044',
  'https://ror.org/02mhbdp94',
  'swh:1:cnt:94a9ed024d3859793618152ea559a168bbcbb5e2',
  'arXiv:2104.08653',
  'sea level rise in the north sea',
  'climate',
  'Müller, J. 2019 coastal erosion',
  'title:(sea OR ice)',
  '2020',
];

/** Addresses and e-mails that forms are given, good and bad. */
export const ADDRESSES = [
  'https://example.org',
  'http://example.org/path/to?page=2&sort=title#results',
  'www.example.org',
  'https://sub.domain.example.ac.uk:8443/~user/',
  'javascript:alert(1)',
  'example',
  'ftp://example.org/file',
  'https://',
];
export const EMAILS = [
  'ada@example.org',
  'ada.lovelace+portal@mail.example.ac.uk',
  "o'neil@example.org",
  'ada@example',
  'ada@@example.org',
  'not an address',
  '@example.org',
  'ada@example.org.',
];

/** Query texts without mistakes, so that parsers that give up at the first one can be measured too. */
export const QUERY_TEXTS = [
  'sea level',
  'title:sea AND author:Smith',
  'title:(sea OR ice) AND NOT author:"Smith"',
  '"climate change" OR "global warming"',
  'author:Doe AND (subject:ocean OR subject:"coastal erosion") AND year:[2010 TO 2020]',
  'abstract:tid* AND publisher:Copernicus',
  '((a OR b) AND (c OR d)) AND NOT (e AND f)',
  'title:"sea level" AND country:NL AND funder:EC AND access:OPEN AND language:eng',
  'salinity temperature density oxygen nitrate phosphate silicate chlorophyll turbidity',
];
