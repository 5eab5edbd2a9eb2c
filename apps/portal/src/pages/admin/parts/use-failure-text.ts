import type { HttpError } from '@open-discovery/http';
import { useMessages } from '../../../messages/use-messages.ts';
import { refusalsOf } from './failure-text.ts';
import { useProblemText } from './use-problem-text.ts';

/**
 * Returns the function that tells why a request failed: what the server says if it says something, in the reader's language
 * if there is a text for it. Spec §8.
 * @param fieldName - names a refused field by its path
 */
export const useFailureText = (
  fieldName: (path: string) => string = (path) => path,
): ((error: HttpError) => string) => {
  const t = useMessages();
  const problemText = useProblemText();
  return (error) => {
    const refusals = refusalsOf(error);
    const hasAnswered = error.kind === 'status' || error.kind === 'shape';
    if (refusals.length === 0) return t(hasAnswered ? 'admin.server-error' : 'admin.no-answer');
    const sentences = refusals.map(({ field, problem }) => {
      const reason = problemText(problem);
      return field === null || field === 'body'
        ? reason
        : t('admin.named', {
            name: field === 'file' ? t('admin.field-file') : fieldName(field),
            value: reason,
          });
    });
    return sentences.join(' ');
  };
};
