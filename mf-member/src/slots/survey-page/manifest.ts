import { postCustomerSurvey, SURVEY_TEXT_MAX } from '@shop/contracts/api/opinion';
import { describeSlot } from '@shop/contracts/slot-description';
import { href } from '@shop/contracts/routing';
import { SURVEY_ROUTE } from '@shop/contracts/survey-path';
import { SURVEY_FORM, SURVEY_NOTE } from '../../features/survey/survey-form.ts';

export default describeSlot({
  routes: {
    survey: {
      paths: [SURVEY_ROUTE],
      params: { id: 'token', secret: 'token' },
      breadcrumbs: true,
      isPersonal: true,
      noindex: true,
      // The mailed link's secret is in the path.
      hidesReferrer: true,
    },
  },
  queryKeys: ['fel'],
  forms: [
    {
      path: SURVEY_FORM,
      call: postCustomerSurvey.path,
      fields: {
        score: { kind: 'integer', min: 0, max: 10 },
        text: { kind: 'text', min: 0, max: SURVEY_TEXT_MAX, default: '' },
        orderId: { kind: 'text', max: 200 },
        secret: { kind: 'text', max: 200, default: null },
      },
      body: {
        type: 1,
        score: { $field: 'score' },
        text: { $field: 'text' },
        orderId: { $field: 'orderId' },
        secret: { $field: 'secret' },
      },
      note: SURVEY_NOTE,
      readAt: href('index'),
    },
  ],
});
