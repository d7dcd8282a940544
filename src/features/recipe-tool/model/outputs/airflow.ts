/** A recipe as a task of Airflow. */
import {fileOf, nameOf, packageOf, type Run} from './run';

/** @returns a DAG that loads the recipe file; the worker's environment has the variables */
export function airflowDag(run: Run): string {
  const name = nameOf(run).replaceAll('-', '_');
  return `from datetime import datetime

from airflow import DAG
from airflow.operators.python import PythonVirtualenvOperator


def ingest_recipe(path):
    # Runs in the virtual environment: import everything in here.
    from datahub.configuration.config_loader import load_config_file
    from datahub.ingestion.run.pipeline import Pipeline

    pipeline = Pipeline.create(load_config_file(path))
    pipeline.run()
    pipeline.pretty_print_summary()
    pipeline.raise_from_status()


with DAG(
    dag_id="datahub_ingest_${name}",
    schedule=${JSON.stringify(run.schedule)},
    start_date=datetime(2025, 4, 14),
    catchup=False,
    max_active_runs=1,
) as dag:
    PythonVirtualenvOperator(
        task_id="ingest",
        python_callable=ingest_recipe,
        requirements=["${packageOf(run)}"],
        system_site_packages=False,
        op_args=["/opt/airflow/recipes/${fileOf(run)}"],
    )`;
}
