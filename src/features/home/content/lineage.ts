/** The graph of the first screen: how an order at acme, a fictional shop, gets from its database to a dashboard. */
import type {Graph} from '../NodeGraph/model';

export const LINEAGE: Graph = {
  nodeWidth: 152,
  size: {wide: [1276, 344], tall: [340, 690]},
  nodes: [
    {
      id: 'orders',
      kicker: 'PostgreSQL',
      name: 'orders',
      code: true,
      mark: 'postgres',
      at: {wide: [2, 36], tall: [1, 2]},
    },
    {
      id: 'customers',
      kicker: 'PostgreSQL',
      name: 'customers',
      code: true,
      mark: 'postgres',
      at: {wide: [2, 222], tall: [187, 2]},
    },
    {
      id: 'topic',
      kicker: 'Kafka',
      name: 'orders.v1',
      code: true,
      mark: 'kafka',
      at: {wide: [196, 96], tall: [1, 104]},
    },
    {
      id: 'task',
      name: 'load_orders',
      code: true,
      mark: 'airflow',
      at: {wide: [378, 62], tall: [11, 206]},
    },
    {
      id: 'raw',
      kicker: 'Snowflake',
      name: 'raw.orders',
      code: true,
      mark: 'snowflake',
      at: {wide: [540, 92], tall: [1, 284]},
    },
    {
      id: 'fact',
      kicker: 'dbt',
      name: 'fct_orders',
      code: true,
      mark: 'dbt',
      accent: true,
      chips: [
        {text: 'Tier 1', tone: 'mark'},
        {text: 'Net Revenue', tone: 'plum'},
      ],
      at: {wide: [734, 50], tall: [1, 386]},
    },
    {
      id: 'dimension',
      kicker: 'Snowflake',
      name: 'dim_customers',
      code: true,
      mark: 'snowflake',
      chips: [{text: 'PII', tone: 'bad'}],
      at: {wide: [734, 250], tall: [187, 386]},
    },
    {
      id: 'chart',
      kicker: 'Looker chart',
      name: 'Revenue by day',
      mark: 'looker',
      at: {wide: [928, 20], tall: [1, 522]},
    },
    {
      id: 'model',
      kicker: 'MLflow model',
      name: 'Churn',
      mark: 'mlflow',
      at: {wide: [928, 196], tall: [187, 522]},
    },
    {
      id: 'dashboard',
      kicker: 'Looker dashboard',
      name: 'Sales overview',
      mark: 'looker',
      chips: [{text: 'sales-analytics', tone: 'accent'}],
      at: {wide: [1122, 84], tall: [1, 598]},
    },
  ],
  edges: [
    {from: 'orders', to: 'topic', step: 0, accent: true},
    {from: 'topic', to: 'task', step: 1, accent: true},
    {from: 'task', to: 'raw', step: 2, accent: true},
    {from: 'raw', to: 'fact', step: 3, accent: true},
    {from: 'fact', to: 'chart', step: 4, accent: true},
    {from: 'fact', to: 'model', step: 4},
    {from: 'chart', to: 'dashboard', step: 5, accent: true},
    {from: 'customers', to: 'dimension', step: 2},
    {from: 'dimension', to: 'model', step: 4},
  ],
};

/** Text alternative of the graph. */
export const LINEAGE_TEXT =
  'Lineage at acme, a fictional shop: the PostgreSQL table orders feeds the Kafka topic orders.v1; the Airflow task load_orders loads it into the Snowflake table raw.orders; ' +
  'dbt turns that into fct_orders, marked Tier 1 and Net Revenue; it feeds the Looker chart Revenue by day, which is on the dashboard Sales overview, owned by sales-analytics, and the churn model in MLflow. ' +
  'The table customers feeds dim_customers, marked PII, and through it the churn model.';
