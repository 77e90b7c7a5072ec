import { getCustomerSurvey, type SurveyAnswer } from '@shop/contracts/api/opinion';
import { surveyPath } from '@shop/contracts/survey-path';
import { defineSlot, isApiError } from '@shop/platform';
import { SurveyPage, type SurveyPageProps } from './survey-page.tsx';

const TITLE = 'Vad tycker du?';

/** [O9-31] One question about an order, for its buyer or the bearer of its mailed link. */
export default defineSlot({
  load: async ({ api, route, signal }): Promise<SurveyPageProps> => {
    const { id = '', secret } = route.params;
    const found = { id, secret: secret ?? null };
    try {
      const query = secret === undefined ? {} : { secret };
      const { data } = await api.call(getCustomerSurvey, { params: { id }, query }, { signal, fresh: true });
      return { ...found, isOpen: true, answer: data.survey satisfies SurveyAnswer | null };
    } catch (error) {
      if (isApiError(error, 'NOT_FOUND')) return { ...found, isOpen: false, answer: null };
      throw error;
    }
  },
  // No canonical URL: it would be the link's secret, or lead away from it.
  head: ({ data: { id } }) => ({
    title: TITLE,
    noindex: true,
    breadcrumbs: [{ title: TITLE, path: surveyPath(id) }],
  }),
  Component: ({ data }) => <SurveyPage {...data} />,
});
