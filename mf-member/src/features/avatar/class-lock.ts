import type { AvatarClass } from '@shop/contracts/api/profile';

/** What a class asks for, in words beside its name. */
export const lockText = ({ isUnlocked, isWon, minimumRankLevel }: AvatarClass): string => {
  if (isWon) return 'Vunnen i en förrådslåda';
  if (!isUnlocked) return `Låst: kräver nivå\u00a0${minimumRankLevel}`;
  return minimumRankLevel === 0 ? 'Öppen för alla' : `Öppnad på nivå\u00a0${minimumRankLevel}`;
};

/** Why the class cannot be saved, and how it is had; null for one that can. */
export const lockReason = (chosen: AvatarClass | undefined, rankLevel: number): string | null => {
  if (chosen === undefined || chosen.isUnlocked) return null;
  const { name, minimumRankLevel } = chosen;
  return `${name} kräver nivå ${minimumRankLevel}, och du är på nivå ${rankLevel}. Du kan också hitta klasser i månadens förrådslåda.`;
};
