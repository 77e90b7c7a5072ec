import { SHOP } from '@shop/contracts/config';
import { INFO_PAGE_IDS, SECTION_IDS } from '@shop/domain/ids';
import { amountToShow, roundToKronor, vatInside } from '@shop/domain/money';
import { href, useIsHydrated, useShared } from '@shop/platform';
import { Button } from '@shop/ui/button/button.tsx';
import { EmptyState } from '@shop/ui/empty-state/empty-state.tsx';
import { Image } from '@shop/ui/image/image.tsx';
import { PixelArt } from '@shop/ui/pixel-art/pixel-art.tsx';
import { Price } from '@shop/ui/price/price.tsx';
import { TextLink } from '@shop/ui/text-link/text-link.tsx';
import { Suspense } from 'react';
import { RichText } from '@shop/ui/rich-text/rich-text.tsx';
import { lazyPart } from '@shop/ui/lazy-part/lazy-part.tsx';
import type { ModelHead } from './load-configurator.ts';
import classes from './models-page.module.css';

const SavedBuildList = lazyPart(() => import('../../features/configurator/saved-build-list.tsx'));

const IMAGE = { width: 420, height: 315 } as const;

const READY_MADE = href('section', { id: SECTION_IDS.computerManufacturer, name: SHOP.ctoManufacturer.name });

function ModelCard({ model, isFirst }: { readonly model: ModelHead; readonly isFirst: boolean }) {
  const { show_prices_excluding_vat: isWithoutVat } = useShared('settings');
  const { id, name, description, highlights, previewUrl, fromPrice, buildDays } = model;
  const amount = amountToShow({ price: fromPrice, vat: vatInside(fromPrice) }, isWithoutVat);
  return (
    <article className={classes.card}>
      <div className={classes.media}>
        <Image src={previewUrl} alt="" {...IMAGE} isLazy={!isFirst} className={classes.image} />
      </div>
      <div className={classes.text}>
        <h2 className={classes.name}>{name}</h2>
        <RichText html={description} className={classes.description} />
        <ul className={classes.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight}>{highlight}</li>
          ))}
        </ul>
        <div className={classes.foot}>
          <Price prefix="Från" amount={roundToKronor(amount)} excludingVat={isWithoutVat} size="large" />
          <p className={classes.note}>Klar på {buildDays} arbetsdagar</p>
          <Button href={href('configure-to-order', { id })} variant="primary" block>
            Bygg din {name}
          </Button>
        </div>
      </div>
    </article>
  );
}

/** [1-19][O2.17-21] The base models of the one computer manufacturer, each with its lowest price. */
export function ModelsPage({ models }: { readonly models: readonly ModelHead[] }) {
  const isHydrated = useIsHydrated();
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 tabIndex={-1} className={classes.heading}>
          Bygg din dator
        </h1>
        <p className={classes.lead}>
          Välj en grundmodell och byt ut delarna efter vad du ska göra. Du ser priset, leveransdagen och vad som passar
          ihop medan du väljer. {SHOP.ctoManufacturer.name} bygger datorn för hand i Göteborg och provkör den i ett
          dygn.
        </p>
      </header>
      {models.length === 0 ? (
        <EmptyState
          title="Verkstaden tar inte emot nya byggen just nu"
          text="Titta på våra färdigbyggda datorer så länge."
          illustration={<PixelArt picture="buoy" />}
          actions={<Button href={READY_MADE}>Färdiga datorer</Button>}
        />
      ) : (
        <ul role="list" className={classes.models}>
          {models.map((model, index) => (
            <li key={model.id}>
              <ModelCard model={model} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      )}
      {isHydrated ? (
        <Suspense fallback={null}>
          <SavedBuildList />
        </Suspense>
      ) : null}
      <p className={classes.note}>
        En dator som byggs efter dina val omfattas inte av ångerrätten.{' '}
        <TextLink href={href('info', { id: INFO_PAGE_IDS.rightOfWithdrawal })}>Läs mer om ångerrätten</TextLink>, eller
        välj bland <TextLink href={READY_MADE}>färdigbyggda datorer</TextLink>.
      </p>
    </div>
  );
}
