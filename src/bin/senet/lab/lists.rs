//! Lists of the laboratory: its measures, the disputed points of a ruleset, and which nets it trusts.

use super::{json_of, tables};
use senet::SenetError;
use senet::lab::{MEASURES, Table, disputes};
use senet::rules::evidence::Evidence;
use serde_json::json;

pub fn trust(rulesets: &[String], json: bool) -> Result<String, SenetError> {
    let trust = rulesets.iter().map(|name| Ok(Table::new(name)?.trust()));
    let trust = trust.collect::<Result<Vec<_>, SenetError>>()?;
    if json {
        return Ok(json_of(&trust));
    }
    Ok(trust.iter().map(tables::trust).collect())
}

pub fn points(ruleset: &str, json: bool) -> Result<String, SenetError> {
    let disputes = disputes(ruleset)?;
    if json {
        return Ok(json_of(&disputes));
    }
    let line = |dispute: &senet::lab::Dispute| {
        let own = dispute.evidence.map_or("-", Evidence::name);
        format!(
            "{:<36} {own:<14} {}\n",
            dispute.option,
            dispute.sources.join(", ")
        )
    };
    Ok(disputes.iter().map(line).collect())
}

pub fn measures(json: bool) -> String {
    if json {
        return json_of(&json!(MEASURES));
    }
    let mut text = String::new();
    for measure in MEASURES {
        text += &format!(
            "{} ({}, per {})\n    {}\n    Source: {}. Ludii: {}.\n",
            measure.id,
            measure.unit.name(),
            measure.per,
            measure.definition,
            measure.source,
            measure.ludii.unwrap_or("no such concept")
        );
    }
    text
}
