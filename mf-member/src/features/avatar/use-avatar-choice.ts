import { putAvatar } from '@shop/contracts/api/profile';
import { isApiError, usePlatform } from '@shop/platform';
import { useState } from 'react';

/** The class that is tried on, and saving it. */
export interface AvatarChoice {
  /** Null for no class. */
  readonly classId: number | null;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly problem: string | null;
  choose(classId: number | null): void;
  /** `reason` says why the choice cannot be saved, and is shown instead. */
  save(reason: string | null): Promise<void>;
}

/** Tries classes on without saving; a failed save keeps the choice, to be tried again. */
export function useAvatarChoice(initial: number | null): AvatarChoice {
  const { api, bus, toasts } = usePlatform();
  const [saved, setSaved] = useState(initial);
  const [classId, setClassId] = useState(initial);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (reason: string | null): Promise<void> => {
    if (isSaving) return;
    setProblem(reason);
    if (reason !== null) return;
    setIsSaving(true);
    try {
      await api.call(putAvatar, { body: { classId } });
      setSaved(classId);
      toasts.show('Din avatar är sparad.');
      bus.emit('user.refresh', {});
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.userMessage);
    } finally {
      setIsSaving(false);
    }
  };
  const choose = (next: number | null): void => {
    setClassId(next);
    setProblem(null);
  };
  return { classId, isChanged: classId !== saved, isSaving, problem, choose, save };
}
