/** The first run of Metabase with a separate group, which sees neither owners nor all databases. */
import type {Outcome} from '../executor';
import {reportsOn} from './assets-bi';

export const METABASE_RUN: Outcome = {
  seconds: 38,
  assets: reportsOn('metabase', {
    dashboards: {'1': 'sales overview'},
    charts: {'1': 'revenue by day', '2': 'orders by status', '3': 'new customers by month'},
  }),
  warnings: [
    {
      title: 'Failed to retrieve user',
      message: 'Request to Metabase Failed',
      context: [
        'Creator ID: 2, Error: 403 Client Error: Forbidden for url: https://metabase.acme.example/api/user/2',
      ],
    },
    {
      title: 'Cannot resolve Database Name',
      message: 'Cannot determine database name for platform',
      context: ['Platform: mysql'],
    },
  ],
};
