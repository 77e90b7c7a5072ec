import { getDeliveryDates, getShippingRelatedInfo, postShippingEstimate, type ShippingMethod } from '@shop/contracts';
import { MINUTE_MS } from '@shop/domain/dates';
import { formatKronor } from '@shop/domain/money';
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
import { deliveryPromise, type DeliveryPromise, orderWithin, textWithoutEstimate } from './delivery-promise.ts';
import type { FullProduct } from './load-product.ts';
import { ZipForm } from './zip-form.tsx';

interface DeliveryProps {
  readonly product: FullProduct;
  /** The buy box says the day already. */
  readonly isPromised?: boolean;
}

/**
 * [7.5-01..25] Delivery days and shipping costs for the shopper's zip code, fetched after the page; words alone for
 * what is not released or not here, of which nothing is estimated.
 */
export default function Delivery({ product, isPromised = false }: DeliveryProps) {
  const now = useNow();
  const text = textWithoutEstimate(product, now);
  if (text !== null) {
    return (
      <section aria-label="Leverans" className={classes.plain}>
        <h2 className={classes.title}>Leverans</h2>
        <p>{text}</p>
      </section>
    );
  }
  if (!isInStock(product.stock)) return null;
  return (
    <QueryProvider>
      <DeliveryBox product={product} isPromised={isPromised} />
    </QueryProvider>
  );
}

function DeliveryBox({ product, isPromised }: Required<DeliveryProps>) {
  const [zipCode, setZipCode] = useSharedState('zipCode');
  const now = useNow();
  const code = zipCode ?? DEFAULT_POSTAL_CODE;
  const dates = useApiQuery(getDeliveryDates, { params: { zipCode: code } });
  const estimate = useEstimate(product, code);
  const { methods, shippingStores } = estimate;
  // Without the methods of this product nobody knows its day.
  const promise =
    methods === null || dates.data === undefined
      ? null
      : deliveryPromise({
          stock: product.stock,
          dates: dates.data.data,
          methodIds: methods.map(({ id }) => id),
          shippingStores,
          now,
        });
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
        {promise === null || isPromised ? null : <Promised {...promise} />}
        <Methods {...estimate} />
      </div>
    </section>
  );
}

/** The minutes go by without being read out: the day is what a screen reader is told of. */
function Promised({ text, orderBefore }: DeliveryPromise) {
  const now = useNow(MINUTE_MS / 2);
  const within = orderBefore === null ? null : orderWithin(orderBefore, now);
  return (
    <div>
      <p className={classes.date}>{text}</p>
      {within === null ? null : (
        <p aria-live="off" className={classes.note}>
          {within}
        </p>
      )}
    </div>
  );
}

interface Estimate {
  readonly methods: readonly ShippingMethod[] | null;
  readonly isFailed: boolean;
  /** Ids of the stores that send web orders. */
  readonly shippingStores: readonly number[];
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
  return {
    methods,
    isFailed: info.isError || estimate.isError,
    shippingStores: info.data?.shippingStoresByPrioOrder ?? [],
  };
}

function Methods({ methods, isFailed }: Pick<Estimate, 'methods' | 'isFailed'>) {
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
