import { expect, test } from '@jest/globals';
import { deriveOpenAireId } from '@open-discovery/identifiers';
import { readRecord, reasonsFor } from '../testing/read-record.ts';
import { valueIn } from '../testing/read-text.ts';

const pubmed = `<PubmedArticleSet><PubmedArticle><MedlineCitation Status="MEDLINE"><PMID Version="1">7</PMID>
<Article><Journal><ISSN IssnType="Electronic">1234-5679</ISSN><JournalIssue><Volume>3</Volume><Issue>2</Issue>
<PubDate><Year>2020</Year><Month>May</Month></PubDate></JournalIssue><Title>Journal of Tides</Title></Journal>
<ArticleTitle>Tides of the <i>north</i></ArticleTitle><Pagination><MedlinePgn>12-17</MedlinePgn></Pagination>
<Abstract><AbstractText Label="AIM">Know &lt; 5.</AbstractText><AbstractText>More.</AbstractText></Abstract>
<AuthorList><Author><LastName>Carberry</LastName><ForeName>Josiah</ForeName>
<Identifier Source="ORCID">0000-0002-1825-0097</Identifier><AffiliationInfo><Affiliation>Institute of the Sea</Affiliation></AffiliationInfo></Author>
<Author><CollectiveName>Tide Watchers</CollectiveName></Author></AuthorList><Language>eng</Language>
<GrantList><Grant><GrantID>A.1</GrantID><Agency>Wellcome Trust</Agency></Grant></GrantList>
<PublicationTypeList><PublicationType UI="D1">Journal Article</PublicationType><PublicationType UI="D2">Review</PublicationType></PublicationTypeList></Article>
<MeshHeadingList><MeshHeading><DescriptorName UI="D3">Oceans</DescriptorName></MeshHeading></MeshHeadingList></MedlineCitation>
<PubmedData><ReferenceList><Reference><ArticleIdList><ArticleId IdType="pubmed">8</ArticleId></ArticleIdList></Reference></ReferenceList>
<ArticleIdList><ArticleId IdType="doi">10.5555/TIDES</ArticleId></ArticleIdList></PubmedData></PubmedArticle></PubmedArticleSet>`;

const jats = `<!DOCTYPE article PUBLIC "-//NLM//DTD JATS" "JATS.dtd">
<article article-type="review-article" xml:lang="en" xmlns:xlink="http://www.w3.org/1999/xlink"><front>
<journal-meta><journal-title-group><journal-title>Journal of Tides</journal-title></journal-title-group><issn pub-type="epub">1234-5679</issn>
<publisher><publisher-name>Sea Press</publisher-name></publisher></journal-meta>
<article-meta><article-id pub-id-type="doi">10.5555/TIDES</article-id>
<title-group><article-title>Tides of the <italic>north</italic></article-title></title-group>
<contrib-group><contrib contrib-type="author"><contrib-id contrib-id-type="orcid">0000-0002-1825-0097</contrib-id>
<name><surname>Carberry</surname><given-names>Josiah</given-names></name><xref ref-type="aff" rid="a1"/></contrib>
<contrib contrib-type="author"><collab>Tide Watchers</collab></contrib>
<contrib contrib-type="editor"><name><surname>Ebb</surname><given-names>Ada</given-names></name></contrib></contrib-group>
<aff id="a1"><label>1</label>Institute of the Sea</aff>
<pub-date pub-type="collection"><year>2021</year></pub-date><pub-date pub-type="epub"><day>3</day><month>5</month><year>2020</year></pub-date>
<volume>3</volume><issue>2</issue><fpage>12</fpage><lpage>17</lpage>
<permissions><license license-type="open-access" xlink:href="http://creativecommons.org/licenses/by/4.0/"/></permissions>
<abstract><p>High <sub>water</sub></p></abstract><kwd-group><kwd>Oceans</kwd></kwd-group>
<funding-group><award-group><funding-source>Wellcome Trust</funding-source><award-id>A.1</award-id></award-group></funding-group>
<counts><page-count count="6"/></counts></article-meta></front><body><p>Text</p></body></article>`;

test.each([
  ['PubMed XML', pubmed, '2020-05-01', ['AIM: Know < 5.\nMore.'.replace('<', '&lt;')]],
  ['JATS', jats, '2020-05-03', ['High <sub>water</sub>']],
])(
  'an article of %s keeps what the model has a place for',
  async (_format, text, publicationDate, descriptions) => {
    expect(readRecord(await valueIn(text)).record).toMatchObject({
      id: deriveOpenAireId('doi', '10.5555/tides'),
      mainTitle: 'Tides of the <i>north</i>',
      descriptions: descriptions.map((description) =>
        expect.stringContaining(description.split('\n')[0] ?? ''),
      ),
      authors: [
        {
          fullName: 'Carberry, Josiah',
          pid: { id: { value: '0000-0002-1825-0097' } },
          affiliations: ['Institute of the Sea'],
        },
        { fullName: 'Tide Watchers' },
      ],
      publicationDate,
      language: { code: 'eng' },
      container: {
        name: 'Journal of Tides',
        vol: '3',
        iss: '2',
        sp: '12',
        ep: '17',
        issnOnline: '1234-5679',
      },
      subjects: [{ subject: { value: 'Oceans' } }],
      projects: [{ code: 'A.1', funder: 'Wellcome Trust' }],
      instances: [{ type: 'Review' }],
    });
  },
);

test('an article of PubMed cites by PubMed ids', async () => {
  expect(readRecord(await valueIn(pubmed)).relations).toEqual([`Cites ${deriveOpenAireId('pmid', '8')}`]);
});

test('of JATS, the license, editors and the publisher are kept, and the body is not read', async () => {
  const { record, leftOut } = readRecord(await valueIn(jats));
  expect(record).toMatchObject({
    publisher: 'Sea Press',
    contributors: ['Ebb, Ada'],
    bestAccessRight: { label: 'OPEN' },
    instances: [{ license: 'CC-BY-4.0' }],
  });
  expect(leftOut).toEqual([
    'front.article-meta.contrib-group.contrib (role)',
    'front.article-meta.contrib-group.contrib.xref.@ref-type',
    'front.article-meta.counts.page-count.@count',
    'front.article-meta.pub-date (further values)',
  ]);
});

test.each(['string-name', 'name'])('an author of JATS with a <%s> in parts has a name', async (name) => {
  const parts = `<${name}><given-names initials="B">Bela</given-names><surname>Flood</surname></${name}>`;
  const { record } = readRecord(await valueIn(jats.replace('<collab>Tide Watchers</collab>', parts)));
  expect(record).toMatchObject({ authors: [{}, { fullName: 'Flood, Bela' }] });
});

test('an author of JATS without a name is counted', async () => {
  const { leftOut } = readRecord(
    await valueIn(jats.replace('<collab>Tide Watchers</collab>', '<anonymous/>')),
  );
  expect(leftOut).toContain('front.article-meta.contrib-group.contrib (without a name)');
});

const endnote = `<xml><records><record><rec-number>1</rec-number><ref-type name="Journal Article">17</ref-type>
<contributors><authors><author><style face="normal">Carberry, Josiah</style></author></authors></contributors>
<titles><title><style face="normal">Tides of the </style><style face="italic">north</style></title></titles>
<periodical><full-title>Journal of Tides</full-title></periodical><pages>12-17</pages><volume>3</volume>
<keywords><keyword>Oceans</keyword></keywords><dates><year>2020</year></dates><isbn>1234-5679</isbn>
<electronic-resource-num>10.5555/TIDES</electronic-resource-num><urls><related-urls><url>https://example.org/1</url></related-urls></urls>
</record></records></xml>`;

test('a record of EndNote keeps what the model has a place for', async () => {
  const { record, leftOut } = readRecord(await valueIn(endnote));
  expect(record).toMatchObject({
    id: deriveOpenAireId('doi', '10.5555/tides'),
    mainTitle: 'Tides of the north',
    authors: [{ fullName: 'Carberry, Josiah' }],
    publicationDate: '2020-01-01',
    container: { name: 'Journal of Tides', vol: '3', sp: '12', ep: '17', issnPrinted: '1234-5679' },
    subjects: [{ subject: { value: 'Oceans' } }],
    instances: [{ type: 'Article', urls: ['https://example.org/1'] }],
  });
  expect(leftOut).toEqual(['rec-number', 'ref-type.#text']);
});

test.each([
  [
    '<PubmedArticleSet><DeleteCitation><PMID>1</PMID></DeleteCitation></PubmedArticleSet>',
    /^DeleteCitation \(PubMed\) describes no records$/,
  ],
  ['<PubmedArticleSet><PubmedBookArticle/></PubmedArticleSet>', /^PubmedBookArticle is not supported/],
])('%s is refused by name', async (text, reason) => {
  expect(reasonsFor(await valueIn(text))).toEqual([expect.stringMatching(reason)]);
});
