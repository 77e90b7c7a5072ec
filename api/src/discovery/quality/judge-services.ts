import { plainSearch } from './judge.ts';
import type { SearchPort } from '../search-port.ts';
import type { Service } from './judged/services.ts';

export interface JudgedService extends Service {
  /** The title of the first page that is shown. */
  first: string;
  isRight: boolean;
}

/** Runs the questions about the shop itself: the first page that is shown has to be one that answers. */
export async function judgeServices(
  search: Pick<SearchPort, 'list'>,
  services: readonly Service[],
): Promise<JudgedService[]> {
  const judged: JudgedService[] = [];
  for (const service of services) {
    const { reading } = await search.list(plainSearch(service.query));
    const first = reading?.pages[0]?.title ?? '–';
    judged.push({ ...service, first, isRight: service.page.test(first) });
  }
  return judged;
}
