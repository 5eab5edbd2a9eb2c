import type { Language } from '../../messages/languages.ts';

interface EmbedTexts {
  readonly empty: string;
  /** The page has neither results nor a record. */
  readonly nothing: string;
  readonly failed: string;
  readonly open: string;
}

/** Only the server shows these texts: in a catalog, every visitor of every portal would load their address. */
export const EMBED_TEXTS = {
  en: {
    empty: 'There are no results yet.',
    nothing: 'There is no record or list of results at this address.',
    failed: 'This content is not available right now.',
    open: 'Open in {portal}',
  },
  de: {
    empty: 'Es gibt noch keine Treffer.',
    nothing: 'Unter dieser Adresse gibt es weder einen Eintrag noch eine Trefferliste.',
    failed: 'Dieser Inhalt ist zurzeit nicht verfügbar.',
    open: 'In {portal} öffnen',
  },
  fr: {
    empty: 'Il n’y a pas encore de résultats.',
    nothing: 'Cette adresse ne contient ni notice ni liste de résultats.',
    failed: 'Ce contenu n’est pas disponible pour le moment.',
    open: 'Ouvrir dans {portal}',
  },
  es: {
    empty: 'Todavía no hay resultados.',
    nothing: 'En esta dirección no hay ningún registro ni lista de resultados.',
    failed: 'Este contenido no está disponible en este momento.',
    open: 'Abrir en {portal}',
  },
  el: {
    empty: 'Δεν υπάρχουν ακόμη αποτελέσματα.',
    nothing: 'Σε αυτή τη διεύθυνση δεν υπάρχει εγγραφή ούτε λίστα αποτελεσμάτων.',
    failed: 'Το περιεχόμενο δεν είναι διαθέσιμο αυτή τη στιγμή.',
    open: 'Άνοιγμα στο {portal}',
  },
  pl: {
    empty: 'Nie ma jeszcze wyników.',
    nothing: 'Pod tym adresem nie ma rekordu ani listy wyników.',
    failed: 'Ta treść jest w tej chwili niedostępna.',
    open: 'Otwórz w {portal}',
  },
} as const satisfies Record<Language, EmbedTexts>;
