import type { TableKind } from './table-row.ts';

/**
 * The fields of tables by kind, with names that programs give to such a column: Scopus, Web of Science, Zotero, DSpace,
 * and people in English, German, French and Spanish. In lower case, without separators.
 */
export const TABLE_FIELDS = {
  product: {
    title: 'title titel titre título titulo articletitle maintitle documenttitle dctitle name itemtitle',
    subtitle: 'subtitle untertitel soustitre dctitlealternative',
    authors:
      'authors author autor autoren autorinnen autores auteur auteurs creators creator dccontributorauthor dccreator authorfullnames verfasser verfasserin',
    orcids: 'orcids orcid orcidid authororcid',
    contributors:
      'contributors contributor editors editor herausgeber herausgeberin dccontributoreditor dccontributor',
    date: 'date year publicationyear publicationdate pubyear pubdate issued published datepublished dcdateissued dcdate jahr erscheinungsjahr erscheinungsdatum datum année annee fecha año',
    abstract:
      'abstract description summary zusammenfassung résumé resume resumen dcdescriptionabstract dcdescription abstractnote',
    keywords:
      'keywords keyword subjects subject tags authorkeywords schlagwörter schlagworte motsclés manualtags dcsubject',
    publisher: 'publisher verlag éditeur editeur editorial dcpublisher',
    venue:
      'journal journaltitle containertitle sourcetitle publicationtitle venue zeitschrift revue revista booktitle conference dcsource',
    volume: 'volume vol band jahrgang',
    issue: 'issue heft iss numéro numero',
    pages: 'pages page seiten pagerange',
    firstPage: 'firstpage startpage pagestart sp beginningpage',
    lastPage: 'lastpage endpage pageend ep endingpage',
    doi: 'doi digitalobjectidentifier dcidentifierdoi',
    pmid: 'pmid pubmedid',
    pmcid: 'pmcid pmc',
    handle: 'handle hdl',
    arxiv: 'arxiv arxivid',
    isbn: 'isbn isbns dcidentifierisbn',
    issn: 'issn issns dcidentifierissn',
    eissn: 'eissn',
    type: 'type documenttype itemtype publicationtype resourcetype dokumenttyp typ dctype',
    language: 'language sprache langue idioma lang dclanguageiso dclanguage languageoforiginaldocument',
    license: 'license licence rights lizenz dcrights dcrightsuri',
    access: 'access openaccess accessrights oastatus',
    url: 'url link urls links address website dcidentifieruri',
    version: 'version',
    funders: 'funders funder fundingagency förderer',
    grantCodes: 'grantcodes grant grantnumber grants awardnumber projectnumber förderkennzeichen',
    ror: 'ror rorid rors',
    country: 'country countries land pays país',
    identifier: 'id identifier key recordid localid itemid nr number accessionnumber eid',
  },
  project: {
    title: 'title titel projecttitle projekttitel name',
    acronym: 'acronym akronym shortname',
    code: 'code grantnumber projectnumber grantid förderkennzeichen fkz reference projectid id number',
    abstract: 'abstract summary objective description zusammenfassung',
    startDate: 'startdate start begin beginn laufzeitvon',
    endDate: 'enddate end ende laufzeitbis',
    funders: 'funder funders fundingagency mittelgeber förderer',
    call: 'call callidentifier',
    totalCost: 'totalcost costs budget gesamtkosten',
    fundedAmount: 'fundedamount amount funding ecmaxcontribution fördersumme',
    currency: 'currency währung',
    keywords: 'keywords subjects schlagwörter',
    url: 'url website projecturl link',
  },
  organization: {
    name: 'name legalname organization organisation organizationname institution',
    acronym: 'acronym shortname legalshortname abbreviation',
    ror: 'ror rorid',
    country: 'country countrycode land',
    url: 'url website homepage',
    identifier: 'id identifier organizationid organisationid',
  },
} as const satisfies Record<TableKind, Record<string, string>>;

export const fieldsOfKind = (kind: TableKind): readonly string[] => Object.keys(TABLE_FIELDS[kind]);

export const isTableKind = (word: unknown): word is TableKind =>
  typeof word === 'string' && Object.hasOwn(TABLE_FIELDS, word);
