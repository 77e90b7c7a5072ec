import type { Store, StoreMap } from '@shop/contracts/api/content';
import { MINUTE_MS } from '@shop/domain/dates';
import { distanceInKm } from '@shop/domain/stores';
import { useNow } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { Card } from '@shop/ui/card/card.tsx';
import { Icon } from '@shop/ui/icon/icon.tsx';
import { StockLine } from '@shop/ui/stock-line/stock-line.tsx';
import { Check, Navigation, Phone } from 'lucide-react';
import { hoursText, openState, WEEKDAY_NAMES, weekdayOf } from '@shop/domain/opening-hours';
import { ChooseStoreButton } from '../../features/stores/choose-store-button.tsx';
import { comingExceptions } from '../../features/stores/coming-exceptions.ts';
import { StarButton } from '../../features/stores/star-button.tsx';
import { StoreRow } from '../../features/stores/store-row.tsx';
import { NearbyMap } from './nearby-map.tsx';
import { StoreDistance } from './store-distance.tsx';
import classes from './store-page.module.css';

interface StorePageProps {
  store: Store;
  /** Plain text; empty when there is none. */
  news: string;
  nearby: readonly Store[];
  map?: StoreMap | undefined;
}

const directionsTo = ({ location, street, zipCode, city }: Store): string =>
  location
    ? `https://www.openstreetmap.org/directions?to=${location.lat}%2C${location.lng}`
    : `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${street}, ${zipCode} ${city}`)}`;

/** [O2.17-19] A store: where it is, when it is open, what it offers, and which stores are near. */
export function StorePage({ store, news, nearby, map }: StorePageProps) {
  const now = useNow(MINUTE_MS);
  const { isOpen, text } = openState(store.openingHours, now);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 tabIndex={-1}>{store.name}</h1>
        <StockLine tone={isOpen ? 'available' : 'none'} text={text} />
        <StoreDistance location={store.location} />
        <ChooseStoreButton store={store} />
        <StarButton store={store} isLabelled />
      </header>
      {news === '' ? null : <p className={classes.news}>{news}</p>}
      <div className={classes.cards}>
        <Visit store={store} />
        <Hours store={store} now={now} />
        <Services services={store.services} />
      </div>
      {map && map.provider !== 'off' && store.location ? (
        <NearbyMap map={map} store={{ ...store, location: store.location }} nearby={nearby} now={now} />
      ) : null}
      {nearby.length > 0 ? <Nearby store={store} nearby={nearby} now={now} /> : null}
    </div>
  );
}

function Visit({ store }: { store: Store }) {
  return (
    <Card as="section" labelledBy="hitta-hit" padding="large" className={classes.card}>
      <h2 id="hitta-hit" className={classes.title}>
        Hitta hit
      </h2>
      <address className={classes.address}>
        {store.street}
        <br />
        {store.zipCode} {store.city}
      </address>
      <p className={classes.pickup}>
        Beställ på nätet och hämta här. Vi skickar ett sms när paketet är klart; ta med legitimation.
      </p>
      <div className={classes.actions}>
        <Button href={directionsTo(store)} target="_blank" rel="noopener" icon={<Icon of={Navigation} />}>
          Vägbeskrivning
        </Button>
        <Button href={`tel:${store.phone.replace(/[^+\d]/g, '')}`} variant="quiet" icon={<Icon of={Phone} />}>
          {store.phone}
        </Button>
      </div>
    </Card>
  );
}

function Hours({ store: { openingHours }, now }: { store: Store; now: Date }) {
  const exceptions = comingExceptions(openingHours, now);
  const today = weekdayOf(now);
  return (
    <Card as="section" labelledBy="oppettider" padding="large" className={`${classes.card} ${classes.tall}`}>
      <h2 id="oppettider" className={classes.title}>
        Öppettider
      </h2>
      <table className={classes.hours}>
        <tbody>
          {openingHours.weekdays.map(({ weekday, open, close }) => (
            <tr key={weekday} aria-current={weekday === today ? 'date' : undefined}>
              <th scope="row">{WEEKDAY_NAMES[weekday - 1]}</th>
              <td>{hoursText({ open, close })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {exceptions.length > 0 ? (
        <>
          <h3 className={classes.subtitle}>Avvikande öppettider</h3>
          <table className={classes.hours}>
            <tbody>
              {exceptions.map(({ date, day: shown, label, text }) => (
                <tr key={date}>
                  <th scope="row">
                    {label}, <time dateTime={date}>{shown}</time>
                  </th>
                  <td>{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : null}
    </Card>
  );
}

function Services({ services }: { services: readonly string[] }) {
  if (services.length === 0) return null;
  return (
    <Card as="section" labelledBy="i-butiken" padding="large" className={classes.card}>
      <h2 id="i-butiken" className={classes.title}>
        I butiken
      </h2>
      <ul role="list" className={classes.services}>
        {services.map((service) => (
          <li key={service} className={classes.service}>
            <Icon of={Check} className={classes.check} />
            {service}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Nearby({ store, nearby, now }: { store: Store; nearby: readonly Store[]; now: Date }) {
  const { location } = store;
  return (
    <section aria-labelledby="nara" className={classes.around}>
      <h2 id="nara" className={classes.title}>
        Butiker i närheten
      </h2>
      <ul role="list" className={classes.nearby}>
        {nearby.map((each) => (
          <StoreRow
            key={each.id}
            found={{ store: each, km: location && each.location ? distanceInKm(location, each.location) : null }}
            now={now}
          />
        ))}
      </ul>
    </section>
  );
}
