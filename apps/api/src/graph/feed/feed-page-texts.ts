import type { PortalLanguage } from '@open-discovery/model';

interface FeedPageTexts {
  /** Explains what a feed is, and what to do with its address. */
  readonly lead: string;
  readonly address: string;
  readonly empty: string;
  readonly results: string;
  readonly portal: string;
}

/** The texts around the entries of a feed that is opened in a browser. */
export const FEED_PAGE_TEXTS = {
  en: {
    lead: 'This is a feed: the newest results of a search. Add its address to a feed reader, and the reader tells you of new ones.',
    address: 'Address of the feed',
    empty: 'The search has no results yet.',
    results: 'All results in the portal',
    portal: 'To the portal',
  },
  de: {
    lead: 'Das ist ein Feed: die neuesten Ergebnisse einer Suche. Fügen Sie seine Adresse einem Feedreader hinzu, dann meldet er neue.',
    address: 'Adresse des Feeds',
    empty: 'Die Suche hat noch keine Ergebnisse.',
    results: 'Alle Ergebnisse im Portal',
    portal: 'Zum Portal',
  },
  fr: {
    lead: 'Ceci est un flux : les résultats les plus récents d’une recherche. Ajoutez son adresse à un lecteur de flux, qui vous signalera les nouveaux.',
    address: 'Adresse du flux',
    empty: 'La recherche n’a pas encore de résultats.',
    results: 'Tous les résultats dans le portail',
    portal: 'Vers le portail',
  },
  es: {
    lead: 'Esto es un feed: los resultados más recientes de una búsqueda. Añada su dirección a un lector de feeds y este le avisará de los nuevos.',
    address: 'Dirección del feed',
    empty: 'La búsqueda todavía no tiene resultados.',
    results: 'Todos los resultados en el portal',
    portal: 'Ir al portal',
  },
  el: {
    lead: 'Αυτή είναι μια ροή: τα νεότερα αποτελέσματα μιας αναζήτησης. Προσθέστε τη διεύθυνσή της σε έναν αναγνώστη ροών και αυτός θα σας ενημερώνει για νέα.',
    address: 'Διεύθυνση της ροής',
    empty: 'Η αναζήτηση δεν έχει ακόμη αποτελέσματα.',
    results: 'Όλα τα αποτελέσματα στην πύλη',
    portal: 'Προς την πύλη',
  },
  pl: {
    lead: 'To jest kanał: najnowsze wyniki wyszukiwania. Dodaj jego adres do czytnika kanałów, a czytnik powiadomi o nowych.',
    address: 'Adres kanału',
    empty: 'Wyszukiwanie nie ma jeszcze wyników.',
    results: 'Wszystkie wyniki w portalu',
    portal: 'Do portalu',
  },
} as const satisfies Record<PortalLanguage, FeedPageTexts>;
