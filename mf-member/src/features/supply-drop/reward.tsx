import type { WonReward } from '@shop/contracts/api/member-world';
import { usePlatform } from '@shop/platform';
import { CopyCode } from './copy-code.tsx';
import { usageOf, validityOf } from './reward-view.ts';
import classes from './reward.module.css';

/** What a won reward is, its code with how long it works, and where it is used. */
export function Reward({ reward }: { readonly reward: WonReward }) {
  const { href } = usePlatform();
  const { kind, description, code } = reward;
  return (
    <div className={classes.reward}>
      <p>{description}</p>
      {code === null ? null : (
        <>
          {code.state === 'valid' ? (
            <CopyCode code={code.code} />
          ) : (
            <p>
              <s className={classes.code}>{code.code}</s>
            </p>
          )}
          <p className={classes.validity}>{validityOf(code)}</p>
        </>
      )}
      {code === null || code.state === 'valid' ? <p className={classes.usage}>{usageOf(kind)}</p> : null}
      {kind === 'avatarPart' ? (
        <p className={classes.usage}>
          <a href={href('member.avatar')}>Välj avatar</a>
        </p>
      ) : null}
    </div>
  );
}
