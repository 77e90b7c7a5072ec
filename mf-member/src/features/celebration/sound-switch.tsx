import { Checkbox } from '@shop/ui/checkbox/checkbox.tsx';
import { playCelebration, useCelebrationSound } from './celebration-sound.ts';

/** The switch for the sound of celebrations, which is off until it is turned on; turning it on plays it. */
export function SoundSwitch() {
  const [isOn, setIsOn] = useCelebrationSound();
  const onChange = () => {
    setIsOn(!isOn);
    if (!isOn) playCelebration(false);
  };
  return (
    <Checkbox
      label="Spela ett ljud när jag får XP, en nivå eller en utmärkelse"
      hint="Gäller bara på den här enheten och sparas direkt."
      checked={isOn}
      onChange={onChange}
    />
  );
}
