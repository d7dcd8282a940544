"""Reads the configuration fields of the platform's ingestion sources from their code, without running it.

Usage: config_fields.py CHECKOUT   (the folder that contains metadata-ingestion/)

Prints JSON: plugin -> {"class": name, "fields": {path: {"type", "required", "default", "hidden", "file"}}}. A default that is
known only at runtime is {"code": "..."}; a field without a default has no key "default".
"""
import ast
import json
import re
import sys
from pathlib import Path

MODELS = {"BaseModel", "BaseSettings", "ConfigModel", "PermissiveConfigModel", "ConnectionModel"}
# Classes that a recipe writes as one value, not field by field.
LEAVES = {"AllowDenyPattern", "SecretStr", "TransparentSecretStr", "DynamicTypedConfig"}
DEPTH = 8


class Module:
    def __init__(self, name, path, tree):
        self.name, self.path = name, path
        self.classes, self.imports, self.constants = {}, {}, {}
        self.visit(tree.body)

    def visit(self, body):
        for node in body:
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
            elif isinstance(node, ast.ImportFrom) and node.level == 0:
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = (node.module, alias.name)
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.constants[node.targets[0].id] = node.value
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
                self.constants[node.target.id] = node.value
            elif isinstance(node, (ast.If, ast.Try)):
                self.visit(node.body)


class Code:
    def __init__(self, checkout):
        self.root = Path(checkout) / "metadata-ingestion"
        self.modules = {}

    def module(self, name):
        if name not in self.modules:
            base = self.root / "src" / Path(*name.split("."))
            path = next((p for p in (base.with_suffix(".py"), base / "__init__.py") if p.exists()), None)
            self.modules[name] = path and Module(name, path, ast.parse(path.read_text()))
        return self.modules[name]

    def find(self, module, name, kind="classes", seen=()):
        """Return where a class or a constant is defined: (module, node), or None if not in the platform's own code."""
        if module is None or (module.name, name) in seen:
            return None
        own = getattr(module, kind).get(name)
        if own is not None:
            return module, own
        source = module.imports.get(name)
        return source and self.find(self.module(source[0]), source[1], kind, (*seen, (module.name, name)))

    def bases(self, module, node):
        for base in node.bases:
            base = base.value if isinstance(base, ast.Subscript) else base
            name = base.id if isinstance(base, ast.Name) else getattr(base, "attr", None)
            yield name, name and self.find(module, name)

    def is_model(self, module, node, depth=0):
        if depth > 20 or node.name in LEAVES:
            return False
        return any(
            name in MODELS or (found and self.is_model(*found, depth + 1)) for name, found in self.bases(module, node)
        )

    def fields(self, module, node):
        """Return the fields of a model by name, including those of its bases: (module, annotation, value)."""
        result = {}
        for _, found in reversed(list(self.bases(module, node))):
            if found and found[1] is not node:
                result.update(self.fields(*found))
        for item in node.body:
            if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
                name = item.target.id
                text = ast.unparse(item.annotation)
                if name.startswith("_") or "ClassVar" in text or name == "model_config":
                    continue
                if item.value is not None and ast.unparse(item.value).endswith("PrivateAttr()"):
                    continue
                result[name] = (module, item.annotation, item.value)
            elif isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name):
                name = item.targets[0].id
                if name in result:
                    result[name] = (module, result[name][1], item.value)
        return result


def arguments(call):
    given = {k.arg: k.value for k in call.keywords}
    if call.args:
        given.setdefault("default", call.args[0])
    return given


def is_field_call(value):
    return isinstance(value, ast.Call) and ast.unparse(value.func) in ("Field", "pydantic.Field")


def value_of(code, module, node, depth=0):
    """Return a default as a JSON value, or {"code": ...}."""
    text = ast.unparse(node)
    try:
        return ast.literal_eval(node)
    except (ValueError, TypeError):
        pass
    if re.search(r"AllowDenyPattern(\.allow_all)?(\(\))?$", text):
        return "allow everything"
    if text in ("list", "set", "dict"):
        return {"dict": {}}.get(text, [])
    if isinstance(node, ast.Name) and depth < 5:
        found = code.find(module, node.id, "constants")
        if found:
            return value_of(code, found[0], found[1], depth + 1)
    if isinstance(node, ast.Attribute):
        owner = node.value.id if isinstance(node.value, ast.Name) else None
        found = owner and code.find(module, owner)
        for item in found[1].body if found else ():
            if isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name) and item.targets[0].id == node.attr:
                return value_of(code, found[0], item.value, depth + 1) if depth < 5 else {"code": text}
        if found:
            return node.attr
    return {"code": text}


def bound_of(code, module, name):
    """Return the upper bound of a type variable."""
    found = code.find(module, name, "constants")
    if not found or not isinstance(found[1], ast.Call) or ast.unparse(found[1].func) not in ("TypeVar", "typing.TypeVar"):
        return None
    bound = arguments(found[1]).get("bound")
    bound = bound and (bound.value if isinstance(bound, ast.Constant) else ast.unparse(bound))
    return bound and code.find(found[0], bound)


def models_in(code, module, annotation):
    """Return the models that an annotation mentions, with the prefix of their fields: "" or "<key>."."""
    found, key = [], False
    for node in ast.walk(annotation):
        name = node.id if isinstance(node, ast.Name) else None
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier():
            name = node.value
        if name in ("Dict", "dict", "Mapping"):
            key = True
        target = name and name not in LEAVES and (code.find(module, name) or bound_of(code, module, name))
        if target and code.is_model(*target):
            found.append(target)
    return [(target, "<key>." if key else "") for target in found]


def flatten(code, module, node, prefix="", depth=0, seen=()):
    result = {}
    for name, (home, annotation, value) in code.fields(module, node).items():
        given = arguments(value) if is_field_call(value) else {"default": value} if value is not None else {}
        text = ast.unparse(annotation)
        default = given.get("default")
        factory = given.get("default_factory")
        fact = {"type": text, "file": str(home.path.relative_to(code.root))}
        if "alias" in given and isinstance(given["alias"], ast.Constant):
            fact["alias"] = given["alias"].value
        fact["hidden"] = "hidden_from" in " ".join(given) or text.startswith("HiddenFromDocs") or "exclude" in given
        if factory is not None:
            fact["default"] = value_of(code, home, factory.body if isinstance(factory, ast.Lambda) else factory)
        elif default is not None and ast.unparse(default) not in ("...", "Ellipsis"):
            fact["default"] = value_of(code, home, default)
        elif default is None and text.startswith("Optional["):
            fact["default"] = None
        fact["required"] = "default" not in fact
        path = prefix + name
        result[path] = fact
        if depth < DEPTH:
            for (inner_module, inner), step in models_in(code, home, annotation):
                if inner.name not in seen:
                    result.update(flatten(code, inner_module, inner, f"{path}.{step}", depth + 1, (*seen, inner.name)))
    return result


def config_class(code, module, node, depth=0):
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "config_class":
            found = code.find(module, ast.unparse(decorator.args[0]))
            if found:
                return found
    if depth < 10:
        for _, found in code.bases(module, node):
            config = found and config_class(code, *found, depth + 1)
            if config:
                return config
    return None


def main(checkout):
    code = Code(checkout)
    setup = (code.root / "setup.py").read_text()
    block = setup[setup.index('"datahub.ingestion.source.plugins"'):]
    block = block[: block.index("],")]
    result = {}
    for plugin, module, name in re.findall(r'"([\w-]+) = ([\w.]+)[:.](\w+)"', block):
        found = code.find(code.module(module), name)
        config = found and config_class(code, *found)
        if config:
            result[plugin] = {"class": config[1].name, "fields": flatten(code, *config)}
        else:
            result[plugin] = {"class": None, "fields": {}}
    json.dump(result, sys.stdout, default=lambda value: sorted(value, key=str))


if __name__ == "__main__":
    if len(sys.argv) != 2 or not (Path(sys.argv[1]) / "metadata-ingestion/setup.py").exists():
        sys.exit(__doc__)
    main(sys.argv[1])
