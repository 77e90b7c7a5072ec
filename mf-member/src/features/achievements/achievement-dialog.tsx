import { Dialog } from '@shop/ui/dialog/dialog.tsx';
import { AchievementDetail } from './achievement-detail.tsx';
import type { ListedAchievement } from './load-achievements.ts';

export interface AchievementDialogProps {
  readonly achievement: ListedAchievement;
  readonly onClose: () => void;
}

/** One achievement above the others, at an URL of its own [O2.17-08]. */
export function AchievementDialog({ achievement, onClose }: AchievementDialogProps) {
  return (
    <Dialog isOpen title={achievement.name} size="small" onClose={onClose}>
      <AchievementDetail achievement={achievement} />
    </Dialog>
  );
}
