import { useParams } from 'react-router-dom';

/** Returns the segments of the address after those of the screen: `/admin/pages/64f1` → `['64f1']`. */
export const useScreenPath = (): readonly string[] => {
  const { '*': path = '' } = useParams();
  return path.split('/').slice(1).filter(Boolean);
};
