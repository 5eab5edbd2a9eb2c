import type { Kind, PortalLanguage } from '@open-discovery/model';

interface FeedPageTexts {
  /** Explains what a feed is, and what to do with its address. */
  readonly lead: string;
  readonly address: string;
  readonly empty: string;
  readonly results: string;
  readonly portal: string;
  /** The names of the kinds of records, for the heading. */
  readonly kinds: Readonly<Record<Kind, string>>;
  /** The mark between the kind of records and the words of the search. */
  readonly colon: string;
}

/** The texts around the entries of a feed that is opened in a browser. */
export const FEED_PAGE_TEXTS = {
  en: {
    lead: 'This is a feed: the newest results of a search. Add its address to a feed reader, and the reader tells you of new ones.',
    address: 'Address of the feed:',
    empty: 'The search has no results yet.',
    results: 'All results in the portal',
    portal: 'To the portal',
    kinds: {
      product: 'Research products',
      project: 'Projects',
      organization: 'Organizations',
      dataSource: 'Data sources',
      service: 'Services',
      community: 'Research communities',
      person: 'People',
    },
    colon: ': ',
  },
  de: {
    lead: 'Das ist ein Feed: die neuesten Ergebnisse einer Suche. Fügen Sie seine Adresse einem Feedreader hinzu, dann meldet er neue.',
    address: 'Adresse des Feeds:',
    empty: 'Die Suche hat noch keine Ergebnisse.',
    results: 'Alle Ergebnisse im Portal',
    portal: 'Zum Portal',
    kinds: {
      product: 'Forschungsergebnisse',
      project: 'Projekte',
      organization: 'Organisationen',
      dataSource: 'Datenquellen',
      service: 'Dienste',
      community: 'Forschungsgemeinschaften',
      person: 'Personen',
    },
    colon: ': ',
  },
  fr: {
    lead: 'Ceci est un flux : les résultats les plus récents d’une recherche. Ajoutez son adresse à un lecteur de flux, qui vous signalera les nouveaux.',
    address: 'Adresse du flux :',
    empty: 'La recherche n’a pas encore de résultats.',
    results: 'Tous les résultats dans le portail',
    portal: 'Vers le portail',
    kinds: {
      product: 'Produits de recherche',
      project: 'Projets',
      organization: 'Établissements',
      dataSource: 'Sources de données',
      service: 'Services',
      community: 'Communautés de recherche',
      person: 'Personnes',
    },
    colon: ' : ',
  },
  es: {
    lead: 'Esto es un feed: los resultados más recientes de una búsqueda. Añada su dirección a un lector de feeds y este le avisará de los nuevos.',
    address: 'Dirección del feed:',
    empty: 'La búsqueda todavía no tiene resultados.',
    results: 'Todos los resultados en el portal',
    portal: 'Ir al portal',
    kinds: {
      product: 'Productos de investigación',
      project: 'Proyectos',
      organization: 'Organizaciones',
      dataSource: 'Fuentes de datos',
      service: 'Servicios',
      community: 'Comunidades de investigación',
      person: 'Personas',
    },
    colon: ': ',
  },
  el: {
    lead: 'Αυτή είναι μια ροή: τα νεότερα αποτελέσματα μιας αναζήτησης. Προσθέστε τη διεύθυνσή της σε έναν αναγνώστη ροών και αυτός θα σας ενημερώνει για νέα.',
    address: 'Διεύθυνση της ροής:',
    empty: 'Η αναζήτηση δεν έχει ακόμη αποτελέσματα.',
    results: 'Όλα τα αποτελέσματα στην πύλη',
    portal: 'Προς την πύλη',
    kinds: {
      product: 'Ερευνητικά προϊόντα',
      project: 'Έργα',
      organization: 'Οργανισμοί',
      dataSource: 'Πηγές δεδομένων',
      service: 'Υπηρεσίες',
      community: 'Ερευνητικές κοινότητες',
      person: 'Πρόσωπα',
    },
    colon: ': ',
  },
  pl: {
    lead: 'To jest kanał: najnowsze wyniki wyszukiwania. Dodaj jego adres do czytnika kanałów, a czytnik powiadomi o nowych.',
    address: 'Adres kanału:',
    empty: 'Wyszukiwanie nie ma jeszcze wyników.',
    results: 'Wszystkie wyniki w portalu',
    portal: 'Do portalu',
    kinds: {
      product: 'Rezultaty badań',
      project: 'Projekty',
      organization: 'Organizacje',
      dataSource: 'Źródła danych',
      service: 'Usługi',
      community: 'Społeczności badawcze',
      person: 'Osoby',
    },
    colon: ': ',
  },
} as const satisfies Record<PortalLanguage, FeedPageTexts>;
