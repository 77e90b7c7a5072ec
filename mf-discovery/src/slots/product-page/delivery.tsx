import { getDeliveryDates, getShippingRelatedInfo, postShippingEstimate, type ShippingMethod } from '@shop/contracts';
import { earliestDeliveryLabel } from '@shop/domain/earliest-delivery';
import { formatKronor } from '@shop/domain/money';
import { isReleased } from '@shop/domain/release';
import { DEFAULT_POSTAL_CODE, shippingEstimateRequest } from '@shop/domain/shipping-estimate';
import { shownShippingMethods } from '@shop/domain/shipping-methods';
import { isInStock } from '@shop/domain/stock';
import {
  QueryProvider,
  useApiQuery,
  useDeferredQuery,
  useNow,
  usePlatform,
  useShared,
  useSharedState,
} from '@shop/platform';
import { Skeleton, SkeletonGroup } from '@shop/ui/skeleton/skeleton.tsx';
import classes from './delivery.module.css';
import type { FullProduct } from './load-product.ts';
import { ZipForm } from './zip-form.tsx';

/** [7.5-01..25] Delivery days and shipping costs for the shopper's zip code. Fetched after the page. */
export default function Delivery({ product }: { readonly product: FullProduct }) {
  const now = useNow();
  if (!isReleased(product, now) || !isInStock(product.stock)) return null;
  return (
    <QueryProvider>
      <DeliveryBox product={product} />
    </QueryProvider>
  );
}

function DeliveryBox({ product }: { readonly product: FullProduct }) {
  const [zipCode, setZipCode] = useSharedState('zipCode');
  const now = useNow();
  const code = zipCode ?? DEFAULT_POSTAL_CODE;
  const dates = useApiQuery(getDeliveryDates, { params: { zipCode: code } });
  const estimate = useEstimate(product, code);
  const label = earliestDeliveryLabel(dates.data?.data, now);
  const city = dates.data?.data.city;
  return (
    <section aria-label="Leverans" className={classes.box}>
      <h2 className={classes.title}>Leverans</h2>
      <ZipForm zipCode={zipCode} onChange={setZipCode} />
      <div aria-live="polite" className={classes.answer}>
        {zipCode === null ? (
          <p className={classes.note}>
            Priserna nedan gäller Stockholm (111 20). Ange ditt postnummer för att se dina.
          </p>
        ) : null}
        {label === null ? null : (
          <p className={classes.date}>
            Leverans {city ? `till ${city} ` : ''}
            {label}
          </p>
        )}
        <Methods {...estimate} />
      </div>
    </section>
  );
}

interface Estimate {
  readonly methods: readonly ShippingMethod[] | null;
  readonly isFailed: boolean;
}

function useEstimate(product: FullProduct, zipCode: string): Estimate {
  const { api } = usePlatform();
  const user = useShared('user');
  const info = useApiQuery(getShippingRelatedInfo, {});
  const rankLevel = user?.rankLevel ?? 0;
  const estimate = useDeferredQuery({
    queryKey: ['estimate', product.id, zipCode, rankLevel],
    enabled: info.data !== undefined,
    queryFn: async ({ signal }) => {
      if (info.data === undefined) return [];
      const body = shippingEstimateRequest(product, info.data, { zipCode, rankLevel });
      const { data } = await api.call(postShippingEstimate, { body }, { signal });
      return data.shippingMethods;
    },
  });
  const methods =
    estimate.data === undefined
      ? null
      : shownShippingMethods(estimate.data, {
          goodsTotal: product.price.price,
          isMember: Boolean(user),
          packages: [product],
        });
  return { methods, isFailed: info.isError || estimate.isError };
}

function Methods({ methods, isFailed }: Estimate) {
  if (isFailed) return <p className={classes.note}>Fraktpriserna kunde inte hämtas. Du ser dem i kassan.</p>;
  if (methods === null) {
    return (
      <SkeletonGroup label="Hämtar fraktpriser">
        <div>
          <Skeleton width="wide" />
          <Skeleton width="wide" />
        </div>
      </SkeletonGroup>
    );
  }
  if (methods.length === 0) return <p className={classes.note}>Inget leveranssätt når det postnumret.</p>;
  return (
    <ul role="list" className={classes.methods}>
      {methods.map(({ id, name, price }) => (
        <li key={id} className={classes.method}>
          <span>{name}</span>
          <span className={classes.price}>{price === 0 ? 'Fri frakt' : formatKronor(price)}</span>
        </li>
      ))}
    </ul>
  );
}
