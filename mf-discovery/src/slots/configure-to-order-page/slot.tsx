import { PAGE_TITLES } from '@shop/contracts/routing';
import { defineSlot } from '@shop/platform';
import { plainText } from '@shop/ui/rich-text/plain-text.ts';
import { BuildPage } from './build-page.tsx';
import { loadConfigurator } from './load-configurator.ts';
import { ModelsPage } from './models-page.tsx';

/** [2.17-08][O2.17-21] Computers built to order: the base models, and one with its choices. */
const slot = defineSlot({
  load: loadConfigurator,
  head: ({ data, href }) => {
    const all = { title: 'Bygg din dator', path: href('configure-to-order') };
    if (data.kind === 'models')
      return {
        title: PAGE_TITLES['configure-to-order']({ name: null }),
        description: 'Välj delarna själv, så bygger Polarsten datorn för hand i Göteborg.',
        canonicalPath: all.path,
        breadcrumbs: [all],
      };
    const { id, name, description } = data.model;
    const own = { title: name, path: href('configure-to-order', { id }) };
    return {
      title: PAGE_TITLES['configure-to-order']({ name }),
      description: plainText(description),
      canonicalPath: own.path,
      breadcrumbs: [all, own],
    };
  },
  Component: ({ data }) => (data.kind === 'models' ? <ModelsPage models={data.models} /> : <BuildPage {...data} />),
});
export default slot;
