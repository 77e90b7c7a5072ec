import { getStores, type Store } from '@shop/contracts/api/content';
import { usePlatform } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { Select } from '@shop/ui/select/select.tsx';
import { Star } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Refetchable } from '../failure/refetchable.tsx';
import type { SectionProps } from './section-props.ts';
import { MAX_STARS, type Stars, useStars } from './use-stars.ts';
import classes from './profile-page.module.css';

/** Stores that can be visited; the pseudo-store has no location [O3-19]. */
const visitable = (stores: readonly Store[]): Store[] => stores.filter(({ location }) => location !== null);

const countText = (count: number): string =>
  count === 0 ? 'Du har inte valt någon butik än.' : `Du har valt ${count} av ${MAX_STARS} butiker.`;

const placeOf = ({ name, city }: Store): string => (name.includes(city) ? name : `${name}, ${city}`);

interface StarsProps {
  readonly stores: readonly Store[];
  readonly stars: Stars;
}

/** The chosen stores; after one has gone, the focus is on what can be done next. */
function ChosenStores({ stores, stars, onRemoved }: StarsProps & { readonly onRemoved: () => void }) {
  const { href } = usePlatform();
  if (stores.length === 0) return null;
  return (
    <ul role="list" className={classes.stores}>
      {stores.map(({ id, name, street, city }) => (
        <li key={id} className={classes.store}>
          <Icon of={Star} className={classes.star} />
          <span className={classes.storeText}>
            <a href={href('store', { id, name })}>{name}</a>
            <span className={classes.muted}>{[street, city].filter(Boolean).join(', ')}</span>
          </span>
          <Button
            aria-label={`Ta bort stjärnan för ${name}`}
            isLoading={stars.pendingId === id}
            className={classes.scripted}
            onClick={() => void stars.remove(id).then((isDone) => (isDone ? onRemoved() : undefined))}
          >
            Ta bort
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Chooses one more store, by its name. */
function AddStore({ stores, stars }: StarsProps) {
  const [chosen, setChosen] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === '') return;
    // Cleared at once, so that a choice made meanwhile stays.
    setChosen('');
    if (!(await stars.add(Number(chosen)))) setChosen((now) => (now === '' ? chosen : now));
  };
  return (
    <form method="post" className={`${classes.scripted} ${classes.add}`} onSubmit={(event) => void add(event)}>
      <Select
        name="store"
        label="Välj en butik"
        value={chosen}
        className={classes.addField}
        options={[
          { value: '', label: 'Ingen vald' },
          ...stores.map((store) => ({ value: String(store.id), label: placeOf(store) })),
        ]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      <Button type="submit" size="large" isLoading={stars.pendingId !== null} icon={<Icon of={Star} />}>
        Stjärnmärk
      </Button>
    </form>
  );
}

function StoreChoice({ stores }: Pick<StarsProps, 'stores'>) {
  const stars = useStars();
  const part = useRef<HTMLDivElement>(null);
  const all = visitable(stores);
  const chosen = stars.starred.flatMap((id) => all.filter((store) => store.id === id));
  const others = all.filter(({ id }) => !stars.starred.includes(id));
  return (
    <div ref={part} className={classes.parts}>
      <p role="status" className={classes.note}>
        {countText(chosen.length)}
        {chosen.length >= MAX_STARS ? ' Ta bort en för att välja en annan.' : null}
      </p>
      <ChosenStores stores={chosen} stars={stars} onRemoved={() => part.current?.querySelector('select')?.focus()} />
      <AddStore stores={others} stars={stars} />
    </div>
  );
}

/** [1-50], [6-13] The member's stores, at most three. */
export function StoresSection({ data }: SectionProps) {
  return (
    <div className={classes.parts}>
      <p>
        Välj upp till tre butiker. De står först när du ser var en vara finns i lager och när du väljer var du hämtar.
      </p>
      <Refetchable
        first={data.stores}
        fetch={async (api) => (await api.call(getStores, {}, { fresh: true })).data.stores}
        failure="Det gick inte att hämta butikerna."
      >
        {(stores) => <StoreChoice stores={stores} />}
      </Refetchable>
    </div>
  );
}
