import type { TableKind } from './table-row.ts';

/**
 * The fields of tables by kind, with names that programs give to such a column: Scopus, Web of Science, Zotero, DSpace,
 * and people in the languages of the portal. In lower case, without separators.
 */
export const TABLE_FIELDS = {
  product: {
    title:
      'title titel titre título titulo articletitle maintitle documenttitle dctitle name itemtitle τίτλος tytuł',
    subtitle: 'subtitle untertitel soustitre dctitlealternative υπότιτλος subtítulo podtytuł',
    authors:
      'authors author autor autoren autorinnen autores auteur auteurs creators creator dccontributorauthor dccreator authorfullnames verfasser verfasserin verfasserinnen autrice autrices auteure auteures autora autoras συγγραφέας συγγραφείς δημιουργός δημιουργοί autorzy autorka autorki twórca twórcy',
    orcids: 'orcids orcid orcidid authororcid',
    contributors:
      'contributors contributor editors editor herausgeber herausgeberin dccontributoreditor dccontributor herausgeberinnen mitwirkende contributeur contributeurs éditeursscientifiques editores colaboradores επιμελητής επιμελητές επιμέλεια συντελεστές redaktor redaktorzy redakcja współtwórcy',
    date: 'date year publicationyear publicationdate pubyear pubdate issued published datepublished dcdateissued dcdate jahr erscheinungsjahr erscheinungsdatum datum année annee fecha año erschienen veröffentlicht veröffentlichungsjahr veröffentlichungsdatum publikationsjahr publikationsdatum annéedepublication annéedeparution datedepublication datedeparution parution añodepublicación fechadepublicación έτος έτοςέκδοσης έτοςδημοσίευσης ημερομηνία ημερομηνίαέκδοσης ημερομηνίαδημοσίευσης χρονολογία rok rokwydania rokpublikacji data datawydania datapublikacji',
    abstract:
      'abstract description summary zusammenfassung résumé resume resumen dcdescriptionabstract dcdescription abstractnote kurzfassung abstrakt beschreibung descripción περίληψη περιγραφή streszczenie opis',
    keywords:
      'keywords keyword subjects subject tags authorkeywords schlagwörter schlagworte motsclés manualtags dcsubject schlüsselwörter stichwörter stichworte motsclefs sujets palabrasclave palabrasclaves temas materias λέξειςκλειδιά θέματα słowakluczowe tematy',
    publisher:
      'publisher verlag éditeur editeur editorial dcpublisher maisondédition εκδότης εκδοτικόςοίκος wydawca wydawnictwo',
    venue:
      'journal journaltitle containertitle sourcetitle publicationtitle venue zeitschrift revue revista booktitle conference dcsource zeitschriftentitel fachzeitschrift titredelarevue títulodelarevista περιοδικό τίτλοςπεριοδικού czasopismo tytułczasopisma',
    volume: 'volume vol band jahrgang tome volumen τόμος tom wolumin',
    issue: 'issue heft iss numéro numero ausgabe fascicule número τεύχος numer zeszyt',
    pages: 'pages page seiten pagerange seite página páginas σελίδα σελίδες strona strony',
    firstPage:
      'firstpage startpage pagestart sp beginningpage ersteseite anfangsseite premièrepage primerapágina páginainicial πρώτησελίδα pierwszastrona stronapoczątkowa',
    lastPage:
      'lastpage endpage pageend ep endingpage letzteseite endseite dernièrepage últimapágina páginafinal τελευταίασελίδα ostatniastrona stronakońcowa',
    doi: 'doi digitalobjectidentifier dcidentifierdoi',
    pmid: 'pmid pubmedid',
    pmcid: 'pmcid pmc',
    handle: 'handle hdl',
    arxiv: 'arxiv arxivid',
    isbn: 'isbn isbns dcidentifierisbn',
    issn: 'issn issns dcidentifierissn',
    eissn: 'eissn',
    type: 'type documenttype itemtype publicationtype resourcetype dokumenttyp typ dctype publikationstyp typededocument typedepublication tipo tipodedocumento tipodepublicación τύπος είδος rodzaj typpublikacji rodzajpublikacji',
    language:
      'language sprache langue idioma lang dclanguageiso dclanguage languageoforiginaldocument γλώσσα język',
    license: 'license licence rights lizenz dcrights dcrightsuri licencia άδεια licencja',
    access: 'access openaccess accessrights oastatus zugang accès acceso πρόσβαση dostęp',
    url: 'url link urls links address website dcidentifieruri webadresse lien enlace σύνδεσμος odnośnik adresinternetowy',
    version: 'version wersja',
    funders:
      'funders funder fundingagency förderer mittelgeber financeur financeurs financiador financiadores χρηματοδότης χρηματοδότες grantodawca',
    grantCodes:
      'grantcodes grant grantnumber grants awardnumber projectnumber förderkennzeichen numérodesubvention númerodesubvención numergrantu',
    ror: 'ror rorid rors',
    country: 'country countries land pays país länder países χώρα χώρες kraj kraje',
    identifier:
      'id identifier key recordid localid itemid nr number accessionnumber eid kennung identifiant identificador αναγνωριστικό identyfikator',
  },
  project: {
    title:
      'title titel projecttitle projekttitel name projektname titre titreduprojet nomduprojet título títulodelproyecto τίτλος τίτλοςέργου tytuł tytułprojektu',
    acronym: 'acronym akronym shortname acronyme acrónimo ακρωνύμιο akronim',
    code: 'code grantnumber projectnumber grantid förderkennzeichen fkz reference projectid id number projektnummer numéroduprojet númerodeproyecto códigodelproyecto κωδικός κωδικόςέργου numerprojektu',
    abstract:
      'abstract summary objective description zusammenfassung beschreibung résumé resumen descripción περίληψη περιγραφή streszczenie opis',
    startDate:
      'startdate start begin beginn laufzeitvon startdatum datededébut début fechadeinicio inicio ημερομηνίαέναρξης έναρξη datarozpoczęcia',
    endDate:
      'enddate end ende laufzeitbis enddatum datedefin fin fechadefin fechadefinalización ημερομηνίαλήξης λήξη datazakończenia',
    funders:
      'funder funders fundingagency mittelgeber förderer financeur financeurs financiador financiadores χρηματοδότης χρηματοδότες grantodawca',
    call: 'call callidentifier ausschreibung appelàprojets convocatoria πρόσκληση konkurs',
    totalCost:
      'totalcost costs budget gesamtkosten coûttotal costetotal costototal συνολικόκόστος kosztcałkowity',
    fundedAmount:
      'fundedamount amount funding ecmaxcontribution fördersumme montant subvention importe χρηματοδότηση dofinansowanie',
    currency: 'currency währung devise moneda νόμισμα waluta',
    keywords: 'keywords subjects schlagwörter motsclés palabrasclave λέξειςκλειδιά słowakluczowe',
    url: 'url website projecturl link lien enlace σύνδεσμος odnośnik',
  },
  organization: {
    name: 'name legalname organization organisation organizationname institution einrichtung organisationsname nom nombre organización institución όνομα επωνυμία οργανισμός ίδρυμα nazwa organizacja instytucja',
    acronym:
      'acronym shortname legalshortname abbreviation abkürzung kürzel acronyme sigle acrónimo sigla siglas ακρωνύμιο skrót',
    ror: 'ror rorid',
    country: 'country countrycode land pays país χώρα kraj',
    url: 'url website homepage webseite siteweb sitioweb ιστότοπος stronainternetowa',
    identifier:
      'id identifier organizationid organisationid kennung identifiant identificador αναγνωριστικό identyfikator',
  },
} as const satisfies Record<TableKind, Record<string, string>>;

export const fieldsOfKind = (kind: TableKind): readonly string[] => Object.keys(TABLE_FIELDS[kind]);

export const isTableKind = (word: unknown): word is TableKind =>
  typeof word === 'string' && Object.hasOwn(TABLE_FIELDS, word);
