import { chooseLanguage } from '@open-discovery/http-server';
import { PORTAL_LANGUAGES } from '@open-discovery/model';
import type { PortalLanguage } from '@open-discovery/model';
import type { TrialAccountId } from './trial-accounts.ts';

/** The texts of the login pages. */
export interface TrialMessages {
  readonly language: string;
  readonly title: string;
  readonly warning: string;
  readonly explanation: string;
  readonly choose: string;
  readonly accounts: Readonly<Record<TrialAccountId, { readonly name: string; readonly may: string }>>;
  readonly goBack: string;
  readonly leaveTitle: string;
  readonly leave: string;
  readonly failedTitle: string;
  readonly failed: string;
  readonly toPortal: string;
}

const TRIAL_MESSAGES = {
  en: {
    language: 'en',
    title: 'Trial login',
    warning: 'This login is for trial use only.',
    explanation: 'Choose an account; no password is needed. This login is not available in production.',
    choose: 'Log in as',
    accounts: {
      'trial-user': {
        name: 'Registered user',
        may: 'Can see “My links” and pages for logged-in users.',
      },
      'trial-manager': { name: 'Community manager', may: 'Can edit the pages of one community.' },
      'trial-curator': { name: 'Curator', may: 'Can edit the pages of all communities.' },
      'trial-administrator': { name: 'Portal administrator', may: 'Can change everything in this portal.' },
    },
    goBack: 'Go back without logging in',
    leaveTitle: 'Log out of the trial login',
    leave: 'Log out',
    failedTitle: 'Something went wrong',
    failed: 'This login has expired or was never started. Please start again from the portal.',
    toPortal: 'Back to the portal',
  },
  de: {
    language: 'de',
    title: 'Testanmeldung',
    warning: 'Diese Anmeldung ist nur zum Ausprobieren.',
    explanation:
      'Wählen Sie ein Konto; ein Passwort ist nicht nötig. Im Produktivbetrieb gibt es diese Anmeldung nicht.',
    choose: 'Anmelden als',
    accounts: {
      'trial-user': {
        name: 'Registrierte Person',
        may: 'Sieht „Meine Verknüpfungen“ und Seiten für Angemeldete.',
      },
      'trial-manager': {
        name: 'Verantwortlich für eine Forschungsgemeinschaft',
        may: 'Kann die Seiten dieser Forschungsgemeinschaft bearbeiten.',
      },
      'trial-curator': {
        name: 'Kuratorin oder Kurator',
        may: 'Kann die Seiten aller Forschungsgemeinschaften bearbeiten.',
      },
      'trial-administrator': { name: 'Portal-Administration', may: 'Kann alles in diesem Portal ändern.' },
    },
    goBack: 'Zurück ohne Anmeldung',
    leaveTitle: 'Von der Testanmeldung abmelden',
    leave: 'Abmelden',
    failedTitle: 'Etwas ist schiefgegangen',
    failed: 'Diese Anmeldung ist abgelaufen oder wurde nie begonnen. Bitte beginnen Sie im Portal neu.',
    toPortal: 'Zurück zum Portal',
  },
  fr: {
    language: 'fr',
    title: 'Connexion d’essai',
    warning: 'Cette connexion sert uniquement à essayer le portail.',
    explanation:
      'Choisissez un compte ; aucun mot de passe n’est nécessaire. Cette connexion n’existe pas en production.',
    choose: 'Se connecter en tant que',
    accounts: {
      'trial-user': {
        name: 'Utilisateur inscrit',
        may: 'Peut voir « Mes liens » et les pages réservées aux personnes connectées.',
      },
      'trial-manager': {
        name: 'Gestionnaire de communauté',
        may: 'Peut modifier les pages d’une communauté.',
      },
      'trial-curator': { name: 'Curateur', may: 'Peut modifier les pages de toutes les communautés.' },
      'trial-administrator': {
        name: 'Administrateur du portail',
        may: 'Peut tout modifier dans ce portail.',
      },
    },
    goBack: 'Revenir sans se connecter',
    leaveTitle: 'Se déconnecter de la connexion d’essai',
    leave: 'Se déconnecter',
    failedTitle: 'Une erreur est survenue',
    failed: 'Cette connexion a expiré ou n’a jamais été commencée. Veuillez recommencer depuis le portail.',
    toPortal: 'Retour au portail',
  },
  es: {
    language: 'es',
    title: 'Inicio de sesión de prueba',
    warning: 'Este inicio de sesión es solo para pruebas.',
    explanation: 'Elija una cuenta; no hace falta contraseña. Este acceso no existe en producción.',
    choose: 'Iniciar sesión como',
    accounts: {
      'trial-user': {
        name: 'Usuario registrado',
        may: 'Puede ver «Mis vínculos» y las páginas para usuarios con sesión iniciada.',
      },
      'trial-manager': {
        name: 'Responsable de una comunidad',
        may: 'Puede editar las páginas de una comunidad.',
      },
      'trial-curator': { name: 'Curador', may: 'Puede editar las páginas de todas las comunidades.' },
      'trial-administrator': {
        name: 'Administrador del portal',
        may: 'Puede cambiar todo en este portal.',
      },
    },
    goBack: 'Volver sin iniciar sesión',
    leaveTitle: 'Cerrar la sesión de prueba',
    leave: 'Cerrar sesión',
    failedTitle: 'Algo ha fallado',
    failed: 'Este inicio de sesión ha caducado o nunca se inició. Vuelva a empezar desde el portal.',
    toPortal: 'Volver al portal',
  },
  el: {
    language: 'el',
    title: 'Δοκιμαστική σύνδεση',
    warning: 'Αυτή η σύνδεση είναι μόνο για δοκιμή.',
    explanation:
      'Επιλέξτε λογαριασμό· δεν χρειάζεται κωδικός πρόσβασης. Αυτή η σύνδεση δεν υπάρχει σε παραγωγική λειτουργία.',
    choose: 'Σύνδεση ως',
    accounts: {
      'trial-user': {
        name: 'Εγγεγραμμένος χρήστης',
        may: 'Βλέπει «Οι συσχετίσεις μου» και τις σελίδες για συνδεδεμένους χρήστες.',
      },
      'trial-manager': {
        name: 'Υπεύθυνος κοινότητας',
        may: 'Μπορεί να επεξεργάζεται τις σελίδες μιας κοινότητας.',
      },
      'trial-curator': {
        name: 'Επιμελητής',
        may: 'Μπορεί να επεξεργάζεται τις σελίδες όλων των κοινοτήτων.',
      },
      'trial-administrator': {
        name: 'Διαχειριστής πύλης',
        may: 'Μπορεί να αλλάζει τα πάντα σε αυτή την πύλη.',
      },
    },
    goBack: 'Επιστροφή χωρίς σύνδεση',
    leaveTitle: 'Αποσύνδεση από τη δοκιμαστική σύνδεση',
    leave: 'Αποσύνδεση',
    failedTitle: 'Κάτι πήγε στραβά',
    failed: 'Αυτή η σύνδεση έληξε ή δεν ξεκίνησε ποτέ. Ξεκινήστε ξανά από την πύλη.',
    toPortal: 'Επιστροφή στην πύλη',
  },
  pl: {
    language: 'pl',
    title: 'Logowanie próbne',
    warning: 'To logowanie służy wyłącznie do wypróbowania portalu.',
    explanation: 'Wybierz konto; hasło nie jest potrzebne. W środowisku produkcyjnym tego logowania nie ma.',
    choose: 'Zaloguj się jako',
    accounts: {
      'trial-user': {
        name: 'Zarejestrowany użytkownik',
        may: 'Widzi „Moje powiązania” i strony dla zalogowanych.',
      },
      'trial-manager': {
        name: 'Menedżer społeczności badawczej',
        may: 'Może edytować strony jednej społeczności badawczej.',
      },
      'trial-curator': { name: 'Kurator', may: 'Może edytować strony wszystkich społeczności badawczych.' },
      'trial-administrator': {
        name: 'Administrator portalu',
        may: 'Może zmieniać wszystko w tym portalu.',
      },
    },
    goBack: 'Wróć bez logowania',
    leaveTitle: 'Wyloguj się z logowania próbnego',
    leave: 'Wyloguj się',
    failedTitle: 'Coś poszło nie tak',
    failed: 'To logowanie wygasło lub nigdy się nie rozpoczęło. Zacznij ponownie w portalu.',
    toPortal: 'Powrót do portalu',
  },
} as const satisfies Record<PortalLanguage, TrialMessages>;

/** Returns the texts in the preferred language; English is the default. */
export const trialMessages = (acceptLanguage: string | undefined): TrialMessages =>
  TRIAL_MESSAGES[chooseLanguage(acceptLanguage, PORTAL_LANGUAGES) ?? 'en'];
