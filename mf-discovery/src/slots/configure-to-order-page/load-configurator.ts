import {
  getCtoModel,
  getCtoModels,
  getCtoQuote,
  type CtoModel,
  type CtoQuote,
} from '@shop/contracts/api/configure-to-order';
import type { ResponseOf } from '@shop/contracts/endpoint';
import { type LoadInput, notFound } from '@shop/platform';
import { knownOptions, readOptionIds } from '../../features/configurator/build-url.ts';

export type ModelHead = ResponseOf<typeof getCtoModels>['data']['models'][number];

export type ConfiguratorData =
  | { readonly kind: 'models'; readonly models: readonly ModelHead[] }
  | {
      readonly kind: 'build';
      readonly model: CtoModel;
      readonly quote: CtoQuote;
      /** The URL named an option that cannot be had any more. */
      readonly isChanged: boolean;
    };

const ID = /^[1-9]\d{0,5}$/;

/** Without an id the base models, with one the build that the URL names. */
export async function loadConfigurator({ api, route, signal }: LoadInput): Promise<ConfiguratorData> {
  const { id } = route.params;
  if (id === undefined) return { kind: 'models', models: (await api.call(getCtoModels, {}, { signal })).data.models };
  if (!ID.test(id)) return notFound();
  const params = { id: Number(id) };
  const { model } = (await api.call(getCtoModel, { params }, { signal })).data;
  const { ids, isChanged } = knownOptions(model, readOptionIds(route));
  const { quote } = (await api.call(getCtoQuote, { params, query: { options: [...ids] } }, { signal })).data;
  return { kind: 'build', model, quote, isChanged };
}
